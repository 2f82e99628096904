import type { ShopView } from '../shop/shop-view.ts';
import { pageTitle } from '../shop/page-title.ts';
import { matchPage } from './routes.tsx';

/** Shows the title of the page that a link has led to. */
export function showTitle(path: string, { title, pages }: ShopView): void {
  const { page, id } = matchPage(path);
  document.title = pageTitle(page.name, title, OWN_TITLES[page.name]?.(id, pages));
}

type Pages = ShopView['pages'];

/** Pages whose title is not that of their kind. At a table the checkout is called otherwise. */
const OWN_TITLES: Readonly<Partial<Record<string, (id: string, pages: Pages) => string | undefined>>> = {
  staticPage: (id, pages) => pages.find((each) => each.id === id)?.title,
  checkout: () => document.querySelector('h1')?.textContent,
};
