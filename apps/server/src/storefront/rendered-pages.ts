import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { guestMenuVersion } from '../opening/stream-shop.ts';
import { PAYPAL_PAGES, scriptPolicy } from '../payments/script-policy.ts';
import { encodeBytes } from '../http/encoded-body.ts';
import type { PageAddress } from './page-address.ts';
import { pageRequest } from './page-request.ts';
import type { PageRequest, Renderer, RenderResult } from './render.ts';

interface KeptPage {
  /** Of what the page was made: the shop's versions and the minute, in which its opening hours hold. */
  readonly state: string;
  readonly answer: CachedResponse;
}

export interface RenderedPages {
  /** The page if it is ready for this minute; costs a look into a map. */
  ready(address: PageAddress): CachedResponse | null;
  /** Renders the page, once for all who ask at the same moment. */
  render(address: PageAddress): Promise<CachedResponse>;
  /** Renders a page about an order, for this guest only. */
  renderOrder(address: PageAddress, about: Pick<PageRequest, 'order' | 'receipt'>): Promise<CachedResponse>;
}

interface PagesOptions {
  readonly renderer: Renderer;
  /** Pages are rendered each time, and without the policy that forbids what reloading needs. */
  readonly isDevelopment: boolean;
}

const MOST_PAGES = 500;

/** Pages are the same for every guest, so each is rendered once a minute and kept with its compressed forms. */
export function openRenderedPages(deps: Deps, { renderer, isDevelopment }: PagesOptions): RenderedPages {
  const pages = new Map<string, KeptPage>();
  const underway = new Map<string, Promise<CachedResponse>>();
  const isHttps = deps.publicUrl.startsWith('https:');
  const answerOf = (address: PageAddress, result: RenderResult, caching: string): CachedResponse =>
    pageAnswer(result, {
      ...securityHeaders(isHttps),
      'cache-control': caching,
      ...(isDevelopment ? {} : policyOf(address, result)),
    });

  async function renderAndKeep(address: PageAddress, state: string): Promise<CachedResponse> {
    const result = await renderer.render(pageRequest(deps, address));
    const answer = answerOf(address, result, 'no-cache');
    // A page with a query or an unknown address is nobody else's: only pages that exist are kept.
    if (result.status === 200 && address.query === '' && !isDevelopment) keep(pages, keyOf(address), { state, answer });
    return answer;
  }

  return {
    ready: (address) => {
      const page = address.query === '' ? pages.get(keyOf(address)) : undefined;
      return page && page.state === stateOf(deps, address) ? page.answer : null;
    },
    render: (address) => {
      const state = stateOf(deps, address);
      const key = `${keyOf(address)}${address.query} ${state}`;
      const work = underway.get(key) ?? renderAndKeep(address, state).finally(() => underway.delete(key));
      underway.set(key, work);
      return work;
    },
    renderOrder: async (address, about) =>
      answerOf(address, await renderer.render({ ...pageRequest(deps, address), ...about }), 'no-store'),
  };
}

const keyOf = ({ shop, basename, path }: PageAddress): string => `${shop.id} ${basename}${path}`;

const stateOf = ({ clock }: Deps, { shop }: PageAddress): string =>
  `${shop.configVersion} ${guestMenuVersion(shop)} ${shop.periodVersion} ${clock.now().slice(0, 16)}`;

function keep(pages: Map<string, KeptPage>, key: string, page: KeptPage): void {
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
}

function pageAnswer({ html, status }: RenderResult, headers: Readonly<Record<string, string>>): CachedResponse {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return cacheResponse(encodeBytes(Buffer.from(html)), { ...type, ...headers }, { status });
}

function policyOf({ shop, path }: PageAddress, { inlineStyles, inlineScripts }: RenderResult) {
  const { scripts } = shop.payments;
  const foreign = CHECKOUT.test(path) ? scriptPolicy(scripts) : {};
  const policy = pagePolicy({ styles: inlineStyles.map(hashOf), scripts: inlineScripts.map(hashOf), foreign });
  // Its window has to reach the page that opened it.
  const opensWindows = foreign['frame-src']?.includes(PAYPAL_PAGES) === true;
  return {
    'content-security-policy': policy,
    ...(opensWindows && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

// The checkout itself: only there the scripts of providers are loaded.
const CHECKOUT = /^\/checkout(?:\/[^/]*)?$/;

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
