import type { ShopView } from '../shop/shop-view.ts';
import { pageTitle } from '../shop/page-title.ts';
import { matchPage } from './routes.tsx';

/** Shows the title of the page that a link has led to. */
export function showTitle(path: string, { title, pages }: ShopView): void {
  const { page, id } = matchPage(path);
  const own = page.name === 'staticPage' ? pages.find((each) => each.id === id)?.title : '';
  document.title = pageTitle(page.name, title, own);
}
