import { createHash } from 'node:crypto';
import { createBoundedCache } from '../bounded-cache.ts';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { getGuestMenuVersion } from '../opening/stream-shop.ts';
import { PAYPAL_PAGES, scriptPolicy } from '../payments/script-policy.ts';
import { encodeBytes } from '../http/encoded-body.ts';
import type { PageAddress } from './page-address.ts';
import { createPageRequest } from './page-request.ts';
import type { PageRequest, Renderer, RenderResult } from '@tischlein/contract/render';

interface CachedPage {
  /** Cache key: the shop's versions and the minute, because pages show opening hours. */
  readonly state: string;
  readonly answer: CachedResponse;
}

export interface RenderedPages {
  /** The cached page for this minute; null on a miss. */
  findCached(address: PageAddress): CachedResponse | null;
  /** Renders the page; concurrent requests share one rendering. */
  render(address: PageAddress): Promise<CachedResponse>;
  /** Renders a page of a draft for its staff, without caching. */
  renderPreview(address: PageAddress): Promise<CachedResponse>;
  /** Renders a page in an unsaved look for its author, who sees it in a frame of the office. */
  renderLook(address: PageAddress, customCssHref: string | null): Promise<CachedResponse>;
  /** Renders a page about an order or for one guest, without caching. */
  renderPersonal(
    address: PageAddress,
    about: Pick<PageRequest, 'order' | 'receipt' | 'unsubscribe' | 'codeLink' | 'reservation'>,
  ): Promise<CachedResponse>;
}

interface PagesOptions {
  readonly renderer: Renderer;
  /** Disables caching, and the policy that would block hot reload. */
  readonly isDevelopment: boolean;
  readonly serviceWorker: boolean;
  /** The most bytes that cached pages may take. */
  readonly cacheBytes: number;
}

/** framed: not cached, and shown in a frame of the office. */
type Caching = 'no-cache' | 'no-store' | 'framed';

// With its compressed forms, a page takes a third more than its text.
const BYTES_PER_CHARACTER = 1.4;

const weighPage = ({ html }: RenderResult): number => html.length * BYTES_PER_CHARACTER;

/** Pages are the same for all guests: each is rendered once a minute and cached with its compressed forms. */
export function openRenderedPages(deps: Deps, { renderer, isDevelopment, ...options }: PagesOptions): RenderedPages {
  const pages = createBoundedCache<CachedPage>(options.cacheBytes);
  const shareRun = createSingleFlight<CachedResponse>();
  const hasWorker = options.serviceWorker && !isDevelopment;
  const toRequest = (address: PageAddress): PageRequest => ({ ...createPageRequest(deps, address), hasWorker });
  const isHttps = deps.publicUrl.startsWith('https:');
  const toResponse = (address: PageAddress, result: RenderResult, caching: Caching): CachedResponse =>
    createPageResponse(result, {
      ...securityHeaders(isHttps),
      'cache-control': caching === 'framed' ? 'no-store' : caching,
      ...(isDevelopment ? {} : buildPolicyHeaders(address, result, caching === 'framed')),
    });

  async function renderAndCache(address: PageAddress, state: string): Promise<CachedResponse> {
    const result = await renderer.render(toRequest(address));
    const answer = toResponse(address, result, 'no-cache');
    // Pages with a query or an error status are not cached, so that clients cannot fill the cache.
    if (result.status === 200 && address.query === '' && !isDevelopment)
      pages.set(toKey(address), { state, answer }, weighPage(result));
    return answer;
  }

  return {
    findCached: (address) => {
      const page = address.query === '' ? pages.get(toKey(address)) : null;
      return page?.state === describeState(deps, address) ? page.answer : null;
    },
    render: (address) => {
      const state = describeState(deps, address);
      return shareRun(`${toKey(address)}${address.query} ${state}`, () => renderAndCache(address, state));
    },
    renderPreview: async (address) =>
      toResponse(address, await renderer.render({ ...toRequest(address), isPreview: true }), 'no-store'),
    renderLook: async (address, href) =>
      toResponse(address, await renderer.render(withStylesheet(toRequest(address), href)), 'framed'),
    renderPersonal: async (address, about) =>
      toResponse(address, await renderer.render({ ...toRequest(address), ...about }), 'no-store'),
  };
}

/** With the stylesheet of a draft instead of the saved one; null: it has none. */
const withStylesheet = ({ customCssHref: _, ...request }: PageRequest, href: string | null): PageRequest => ({
  ...request,
  hasWorker: false,
  ...(href !== null && { customCssHref: href }),
});

const toKey = ({ shop, basename, path }: PageAddress): string => `${shop.id} ${basename}${path}`;

const describeState = ({ clock }: Deps, { shop }: PageAddress): string =>
  `${shop.state} ${shop.configVersion} ${getGuestMenuVersion(shop)} ${shop.periodVersion} ${clock.now().slice(0, 16)}`;

function createPageResponse({ html, status }: RenderResult, headers: Readonly<Record<string, string>>): CachedResponse {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return cacheResponse(encodeBytes(Buffer.from(html)), { ...type, ...headers }, { status });
}

function buildPolicyHeaders(
  { shop, path }: PageAddress,
  { inlineStyles, inlineScripts }: RenderResult,
  isFramed: boolean,
) {
  const { payments, trackingHost } = shop;
  const ofScripts = CHECKOUT.test(path) ? scriptPolicy(payments.scripts) : {};
  const connect = [...(ofScripts['connect-src'] ?? []), ...(trackingHost === null ? [] : [trackingHost])];
  const foreign = connect.length > 0 ? { ...ofScripts, 'connect-src': connect } : ofScripts;
  const styles = inlineStyles.map(hashInline);
  const policy = pagePolicy({ styles, scripts: inlineScripts.map(hashInline), foreign, isFramed });
  // PayPal's window needs access to the page that opened it.
  const opensWindows = foreign['frame-src']?.includes(PAYPAL_PAGES) === true;
  return {
    'content-security-policy': policy,
    ...(opensWindows && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

// Only the checkout itself and the bill of a table load the providers' scripts.
const CHECKOUT = /^\/(?:checkout(?:\/(?!holding$)[^/]*)?|tisch\/rechnung)$/;

const hashInline = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
