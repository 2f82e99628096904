import { PAGES, PAGE_TITLES } from '@tischlein/wording/storefront';
import { pageTitle } from '../page-title.ts';
import type { RenderRequest } from '../render-types.ts';
import type { Page } from '../routes.tsx';

interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

/** What search engines and tabs say about a page. */
export function metaOf({ shop, url, origin }: RenderRequest, page: Page, id: string): PageMeta {
  const { pathname } = new URL(url, origin);
  const own =
    page.name === 'staticPage' ? (shop.pages.find((other) => other.id === id)?.title ?? PAGE_TITLES.notFound) : '';
  const description =
    shop.welcome ||
    PAGES.description(shop.title, `${shop.restaurantStreet}, ${shop.restaurantZip} ${shop.restaurantCity}`);
  return {
    title: pageTitle(page.name, shop.title, own),
    description: description.slice(0, 300),
    canonical: `${origin}${pathname}`,
  };
}
