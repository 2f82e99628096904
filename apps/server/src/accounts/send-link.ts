import { randomBytes } from 'node:crypto';
import { minutes, hours, type OrderId, type ShopId } from '@tischlein/domain';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Writer } from '../db/database.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { isTokenFor, createLinkToken } from '../link-token.ts';
import { countLinksSince, insertLink } from './account-links.store.ts';
import type { StoredAccount } from './accounts.store.ts';
import { SIGN_IN_LINK } from './jobs.ts';

/** 'Signed, one use, 10 minutes for login' (S3 A3). */
const LINK_LIFETIME_SECONDS = minutes(10);
/** Limit per hour, so that a stranger's mailbox cannot be flooded. */
const MAX_LINKS = 5;
export const LINK_WINDOW_SECONDS = hours(1);

interface LinkRequest {
  /** The shop on whose pages the link was requested; the link leads there. */
  readonly viaShopId: ShopId;
  /** The order in that shop that creates the account; null: requested by signing in. */
  readonly orderId: OrderId | null;
  readonly now: string;
}

/** Queues a mail with a link that signs in once, unless the hourly limit is reached. */
export async function sendLink(writer: Writer, account: StoredAccount, request: LinkRequest): Promise<void> {
  const { viaShopId, orderId, now } = request;
  if ((await countLinksSince(writer, account, plusSeconds(now, -LINK_WINDOW_SECONDS))) >= MAX_LINKS) return;
  const { shop_id, account_id } = account;
  const link_id = randomBytes(12).toString('base64url');
  await insertLink(writer, {
    shop_id,
    link_id,
    account_id,
    via_shop_id: viaShopId,
    order_id: orderId,
    requested_at: now,
  });
  const job = SIGN_IN_LINK.create({ accountShopId: shop_id, linkId: link_id });
  await addToOutbox(writer, { shopId: viaShopId, orderId: null, at: now }, [job]);
}

export const createSignInToken = (link: Row<'account_links'>, secretKey: string): string =>
  createLinkToken(toSubject(link), secretKey);

export const isSignInToken = (token: string, link: Row<'account_links'>, secretKey: string): boolean =>
  isTokenFor(token, toSubject(link), secretKey);

export const isLinkExpired = ({ requested_at }: Row<'account_links'>, now: string): boolean =>
  isAtOrAfter(now, plusSeconds(requested_at, LINK_LIFETIME_SECONDS));

const toSubject = ({ shop_id, link_id, requested_at }: Row<'account_links'>) =>
  ({ purpose: 'account', shopId: shop_id, id: link_id, requestedAt: requested_at }) as const;
