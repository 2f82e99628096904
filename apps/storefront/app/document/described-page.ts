import type { RenderRequest } from '@tischlein/contract/render';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import type { ShopView } from '../shop/shop-view.ts';

/** A page to describe for search engines. */
export interface DescribedPage {
  readonly request: RenderRequest;
  readonly shop: ShopView;
  readonly menu: Menu;
}

/** The page as seen by a guest who has not chosen anything yet. */
export interface DescribedMenu extends DescribedPage {
  readonly occasion: OrderContext;
}
