import { createHash } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import { isHttps } from '../http/is-https.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { PAYPAL_PAGES, scriptPolicy } from '../payments/script-policy.ts';
import { encodeBytes } from '../http/encoded-body.ts';
import { describeLoadedVersions, describeStoredVersions } from '../shops/describe-versions.ts';
import { findNextRestock } from '../shops/stocked-menu.ts';
import type { LocatedPage, PageAddress } from './page-address.ts';
import { createPageRequest } from './page-request.ts';
import type { PageRequest, Renderer, RenderResult } from '@tischlein/contract/render';

interface CachedPage {
  /** The shop's versions and the minute, because pages show opening hours. */
  readonly state: string;
  /** When the next dish comes back into stock by itself; null: none does. */
  readonly restockedAt: string | null;
  readonly answer: CachedResponse;
}

export interface RenderedPages {
  /** The cached page for this minute, also of a shop that has left memory; null on a miss. */
  findCached(page: LocatedPage): CachedResponse | null;
  /** The same, or renders the page; concurrent requests share one rendering. */
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
  const cache = createPageCache(deps.clock, options.cacheBytes);
  const shareRun = createSingleFlight<CachedResponse>();
  const hasWorker = options.serviceWorker && !isDevelopment;
  const toRequest = (address: PageAddress): PageRequest => ({ ...createPageRequest(deps, address), hasWorker });
  const toResponse = (address: PageAddress, result: RenderResult, caching: Caching): CachedResponse =>
    createPageResponse(result, {
      ...securityHeaders(isHttps(deps)),
      'cache-control': caching === 'framed' || result.status >= 400 ? 'no-store' : caching,
      ...(isDevelopment ? {} : buildPolicyHeaders(address, result, caching === 'framed')),
    });

  async function renderAndCache(address: PageAddress): Promise<CachedResponse> {
    const keep = cache.prepare(address);
    const result = await renderer.render(toRequest(address));
    const answer = toResponse(address, result, 'no-cache');
    // Pages with a query or an error status are not cached, so that clients cannot fill the cache.
    if (result.status === 200 && address.query === '' && !isDevelopment) keep(answer, weighPage(result));
    return answer;
  }

  return {
    findCached: ({ entry, ...page }) =>
      cache.find(toKey(entry.id, page), describeStoredVersions(entry, deps.shops.counters())),
    render: async (address) => {
      const key = toKey(address.shop.id, address);
      const versions = describeLoadedVersions(address.shop);
      const run = [key, address.shop.stockVersion, versions, deps.clock.now().slice(0, 16)].join(' ');
      return cache.find(key, versions) ?? shareRun(run, () => renderAndCache(address));
    },
    renderPreview: async (address) =>
      toResponse(address, await renderer.render({ ...toRequest(address), isPreview: true }), 'no-store'),
    renderLook: async (address, href) =>
      toResponse(address, await renderer.render(withStylesheet(toRequest(address), href)), 'framed'),
    renderPersonal: async (address, about) =>
      toResponse(address, await renderer.render({ ...toRequest(address), ...about }), 'no-store'),
  };
}

function createPageCache({ now }: Clock, bytes: number) {
  const pages = createBoundedCache<CachedPage>(bytes);
  const toState = (versions: string): string => `${versions} ${now().slice(0, 16)}`;
  return {
    find: (key: string, versions: string | null): CachedResponse | null => {
      if (versions === null) return null;
      const page = pages.get(key);
      if (page?.state !== toState(versions)) return null;
      return page.restockedAt !== null && page.restockedAt <= now() ? null : page.answer;
    },
    /** Returns a function that keeps what was rendered from this shop, as of now. */
    prepare: (address: PageAddress) => {
      const { shop } = address;
      const about = { state: toState(describeLoadedVersions(shop)), restockedAt: findNextRestock(shop.stock, now()) };
      return (answer: CachedResponse, weight: number): void =>
        pages.set(toKey(shop.id, address), { ...about, answer }, weight);
    },
  };
}

/** With the stylesheet of a draft instead of the saved one; null: it has none. */
const withStylesheet = ({ customCssHref: _, ...request }: PageRequest, href: string | null): PageRequest => ({
  ...request,
  hasWorker: false,
  ...(href !== null && { customCssHref: href }),
});

const toKey = (id: ShopId, { basename, path, query }: Omit<PageAddress, 'shop'>): string =>
  `${id} ${basename}${path}${query}`;

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
