import { createHash } from 'node:crypto';
import type { OrderInfo } from '@tischlein/contract/shop';
import type { Deps } from '../deps.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { deliveryPeriodOf } from '../opening/delivery-period.ts';
import { prepareBytes } from '../shops/prepared-answer.ts';
import { publicConfigOf } from '../shops/public-config.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRequest, Renderer, RenderResult } from './render.ts';

interface KeptPage {
  /** Of what the page was made: the shop's versions and the minute, in which its opening hours hold. */
  readonly state: string;
  readonly answer: ReadyAnswer;
}

export interface RenderedPages {
  /** The page if it is ready for this minute; costs a look into a map. */
  ready(address: PageAddress): ReadyAnswer | null;
  /** Renders the page, once for all who ask at the same moment. */
  render(address: PageAddress): Promise<ReadyAnswer>;
  /** Renders the page of an order, for this guest only. */
  renderOrder(address: PageAddress, order: OrderInfo | null): Promise<ReadyAnswer>;
}

const MOST_PAGES = 500;

/** Pages are the same for every guest, so each is rendered once a minute and kept with its compressed forms. */
export function openRenderedPages(deps: Deps, renderer: Renderer): RenderedPages {
  const pages = new Map<string, KeptPage>();
  const underway = new Map<string, Promise<ReadyAnswer>>();

  async function renderAndKeep(address: PageAddress, key: string, state: string): Promise<ReadyAnswer> {
    const result = await renderer.render(requestFor(deps, address));
    const answer = answerOf(deps, result, 'no-cache');
    // A page with a query or an unknown address is nobody else's; the map stays for pages that exist.
    if (result.status !== 200 || address.query !== '') return answer;
    pages.delete(key);
    pages.set(key, { state, answer });
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    return answer;
  }

  return {
    ready: (address) => {
      if (address.query !== '') return null;
      const page = pages.get(keyOf(address));
      return page && page.state === stateOf(deps, address) ? page.answer : null;
    },
    render: (address) => {
      const key = keyOf(address);
      const state = stateOf(deps, address);
      const rendering = `${key}${address.query} ${state}`;
      const work =
        underway.get(rendering) ?? renderAndKeep(address, key, state).finally(() => underway.delete(rendering));
      underway.set(rendering, work);
      return work;
    },
    renderOrder: async (address, order) =>
      answerOf(deps, await renderer.render({ ...requestFor(deps, address), order }), 'no-store'),
  };
}

const keyOf = ({ shop, basename, path }: PageAddress): string => `${shop.id} ${basename}${path}`;

const stateOf = ({ clock }: Deps, { shop }: PageAddress): string =>
  `${shop.configVersion} ${shop.menuVersion} ${clock.now().slice(0, 16)}`;

function requestFor(deps: Deps, address: PageAddress): PageRequest {
  const { shop, basename, path, query } = address;
  const { config, menuDocument } = shop;
  return {
    url: `${basename}${path}${query}`,
    basename,
    // From the configuration: a Host header may be anyone's.
    origin: config.domain && basename === '' ? `https://${config.domain}` : deps.publicUrl,
    shop: publicConfigOf(config, menuDocument),
    menu: menuDocument,
    period: deliveryPeriodOf(config, deps.clock),
    ...(config.customCss ? { customCssHref: customCssPath(shop.id, shop.configVersion) } : {}),
  };
}

function answerOf(deps: Deps, { html, status, inlineStyles }: RenderResult, caching: string): ReadyAnswer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching,
    'content-security-policy': pagePolicy(inlineStyles.map(hashSource)),
    ...securityHeaders(deps.publicUrl.startsWith('https:')),
  };
  return readyAnswer(prepareBytes(Buffer.from(html)), headers, { status });
}

const hashSource = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const customCssPath = (shopId: string, version: number): string =>
  `/api/shop/${encodeURIComponent(shopId)}/custom.css?v=${version}`;
