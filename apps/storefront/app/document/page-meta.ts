import {
  ADVERTISING_PAGE,
  formatShopAddress,
  OWN_DATA_PAGE,
  SIGN_IN_PAGE,
  WITHDRAWAL_PAGE,
  CONSENT_PAGE,
} from '@tischlein/domain/shop';
import {
  ADVERTISING_CONSENT,
  OWN_DATA,
  PAGES,
  PAGE_TITLES,
  SHARING,
  SIGN_IN,
  WITHDRAWAL,
  CONSENT,
} from '@tischlein/wording/storefront';
import { itemPath } from '../dish/dish-link.ts';
import { pageTitle } from '../shop/page-title.ts';
import type { RenderRequest } from '@tischlein/contract/render';
import type { Page } from '../routes/routes.tsx';
import { findLinkedItem } from './linked-item.ts';
import { sharePictureUrl } from './share-picture-url.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Picture for link previews, and what it shows. */
  readonly picture: { readonly url: string; readonly alt: string };
}

/** Title, description and preview of a page; on the menu, of the dish or combo named in the URL. */
export function describePage(request: RenderRequest, page: Page, id: string): PageMeta {
  const { shop, url, origin, basename } = request;
  const { pathname } = new URL(url, origin);
  const linked = page.name === 'start' ? findLinkedItem(request) : null;
  const own = page.name === 'staticPage' ? staticTitle(shop, id) : '';
  const text =
    linked && (('slots' in linked ? linked.teaser : linked.subtext) || SHARING.dish(linked.name, shop.title));
  const description = text || shop.welcome || PAGES.description(shop.title, formatShopAddress(shop));
  const path = page.name === 'start' ? (linked ? itemPath(linked) : '/') : pathname.slice(basename.length);
  return {
    title: pageTitle(page.name, shop.title, linked?.name ?? own),
    description: description.slice(0, 300),
    canonical: `${origin}${basename}${path}`,
    picture: { url: sharePictureUrl(request), alt: linked ? `${linked.name}, ${shop.title}` : shop.title },
  };
}

function staticTitle({ pages }: RenderRequest['shop'], id: string): string {
  if (id === WITHDRAWAL_PAGE) return WITHDRAWAL.title;
  if (id === ADVERTISING_PAGE) return ADVERTISING_CONSENT.title;
  if (id === SIGN_IN_PAGE) return SIGN_IN.title;
  if (id === CONSENT_PAGE) return CONSENT.title;
  if (id === OWN_DATA_PAGE) return OWN_DATA.title;
  return pages.find((other) => other.id === id)?.title ?? PAGE_TITLES.notFound;
}
