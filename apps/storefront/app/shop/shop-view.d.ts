import type { PublicShopConfig } from '@tischlein/contract/shop';
import { type ShopConfig } from '@tischlein/domain/shop';
type Page = PublicShopConfig['pages'][number];
/** The shop as its pages need it, without data that is in the menu and without texts of other pages. */
export type ShopView = Omit<
  PublicShopConfig,
  | 'customCss'
  | 'offers'
  | 'dailyDishes'
  | 'deliveryZones'
  | 'pages'
  | 'news'
  | 'jobEntries'
  | 'paymentMethodsPickupMinimumOrderValue'
> &
  ServerView & {
    /** In cents, as the domain expects. */
    readonly paymentMethodsPickupMinimumOrderValue: ShopConfig['paymentMethodsPickupMinimumOrderValue'];
    readonly pages: readonly Omit<Page, 'text'>[];
    readonly zones: readonly ZoneView[];
  };
/** What only the server knows: its texts as HTML, and whether it has map tiles. */
interface ServerView {
  readonly news: readonly Rendered<PublicShopConfig['news'][number]>[];
  readonly jobEntries: readonly Rendered<PublicShopConfig['jobEntries'][number]>[];
  readonly hasMapTiles: boolean;
}
type Rendered<
  Entry extends {
    readonly text: string;
  },
> = Omit<Entry, 'text'> & {
  readonly html: string;
};
type Zone = PublicShopConfig['deliveryZones'][number];
type ZoneView = Pick<Zone, 'name' | 'deliveryFee' | 'minimumOrderValue' | 'freeAfter'>;
export declare function shopView(config: PublicShopConfig, { news, jobEntries, hasMapTiles }: ServerView): ShopView;
export {};
