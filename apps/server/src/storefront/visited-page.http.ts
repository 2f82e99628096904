import { FEEDBACK_PAGE, SIGN_IN_PAGE } from '@tischlein/domain/shop';
import type { FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { mayVisit } from '../staff/hide-unopened.http.ts';
import { findPageAddress, isUnreadableAddress, type PageAddress } from './page-address.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { readUnsubscribeLink } from './unsubscribe-address.ts';

export const ORDER_PAGE = /^\/checkout\/success\/(?<id>[^/]+)(?<isReceipt>\/beleg)?$/;
export const FEEDBACK_ADDRESS: RegExp = new RegExp(`^/${FEEDBACK_PAGE}/(?<id>[^/]+)/?$`);
// With the legal texts, the withdrawal form and the consent to advertising; signing in is of no use any more.
const TEXT_PAGE = new RegExp(`^/static/(?!${SIGN_IN_PAGE}$)[^/]+$`);

export interface StorefrontOptions extends RoutesOptions {
  readonly pages: RenderedPages;
  readonly defaultShop: string | null;
  readonly rateLimitFactor: number;
  readonly now: () => number;
}

/** Finds shop and page of a request; throws if the guest may not see it. null: the root of a server without a default shop. */
export async function findVisitedPage(
  request: FastifyRequest,
  { deps, defaultShop }: StorefrontOptions,
): Promise<PageAddress | null> {
  const { hostname: host, url } = request;
  const address = await findPageAddress(deps.shops, { host, url, defaultShop });
  if (!address && isUnreadableAddress(deps.shops, { host, url, defaultShop })) throw refuse('temporarilyUnavailable');
  if (!address && url !== '/') throw refuse('notFound');
  if (!address) return null;
  if (!outlivesShop(address) && !(await mayVisit(request, deps, address.shop))) throw refuse('notFound');
  return address;
}

/** An archived shop keeps the pages of its orders, and the texts that belong to them (S3 L1). */
const outlivesShop = (address: PageAddress): boolean =>
  address.shop.state === 'archived' &&
  (ORDER_PAGE.test(address.path) || TEXT_PAGE.test(address.path) || readUnsubscribeLink(address) !== null);
