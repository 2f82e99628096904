import { ADVERTISING_PAGE, formatShopAddress, SIGN_IN_PAGE, WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { ADVERTISING_CONSENT, PAGES, PAGE_TITLES, SIGN_IN, WITHDRAWAL } from '@tischlein/wording/storefront';
import { findNamed, linkedItem } from '../dish/dish-link.ts';
import { headerPictures, pictureUrl } from '../shop/media.ts';
import { pageTitle } from '../routes/page-title.ts';
import type { RenderRequest } from '@tischlein/contract/render';
import type { Page } from '../routes/routes.tsx';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Picture for link previews. */
  readonly picture: string | null;
}

/** Title, description and preview of a page; on the menu, of the dish or combo named in the URL. */
export function describePage(request: RenderRequest, page: Page, id: string): PageMeta {
  const { shop, url, origin } = request;
  const { pathname } = new URL(url, origin);
  const linked = page.name === 'start' ? describeLinkedItem(request) : null;
  const own = page.name === 'staticPage' ? staticTitle(shop, id) : '';
  const description = linked?.description || shop.welcome || PAGES.description(shop.title, formatShopAddress(shop));
  const picture = linked?.picture ?? headerPictures(shop)?.wide;
  return {
    title: pageTitle(page.name, shop.title, linked?.title ?? own),
    description: description.slice(0, 300),
    canonical: `${origin}${pathname}`,
    picture: picture ? `${origin}${picture}` : null,
  };
}

function staticTitle({ pages }: RenderRequest['shop'], id: string): string {
  if (id === WITHDRAWAL_PAGE) return WITHDRAWAL.title;
  if (id === ADVERTISING_PAGE) return ADVERTISING_CONSENT.title;
  if (id === SIGN_IN_PAGE) return SIGN_IN.title;
  return pages.find((other) => other.id === id)?.title ?? PAGE_TITLES.notFound;
}

function describeLinkedItem({ shop, menu, url }: RenderRequest) {
  const linked = linkedItem(url);
  if (!linked) return null;
  const dish = linked.isCombo ? undefined : findNamed(menu.dishes, linked.named);
  const combo = linked.isCombo ? findNamed(menu.menus, linked.named) : undefined;
  const item = dish ?? combo;
  return (
    item && {
      title: item.name,
      description: dish?.subtext ?? combo?.teaser ?? '',
      picture: item.imageName ? pictureUrl(shop.id, item.imageName, '794x528') : null,
    }
  );
}
