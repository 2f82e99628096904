import type { PublicShopConfig } from '@tischlein/contract/shop';

type Page = PublicShopConfig['pages'][number];

/** The shop as its pages need it: without what the menu holds already and without the long texts of other pages. */
export type ShopView = Omit<PublicShopConfig, 'customCss' | 'offers' | 'dailyDishes' | 'deliveryZones' | 'pages'> & {
  readonly pages: readonly Omit<Page, 'text'>[];
  readonly zones: readonly ZoneView[];
};

type Zone = PublicShopConfig['deliveryZones'][number];

/** A delivery zone as it is told to guests. */
export type ZoneView = Pick<Zone, 'name' | 'deliveryFee' | 'minimumOrderValue' | 'freeAfter'>;

export function shopView(config: PublicShopConfig): ShopView {
  const { customCss, offers, dailyDishes, deliveryZones, pages, ...shop } = config;
  return {
    ...shop,
    pages: pages.map(({ text, ...page }) => page),
    zones: deliveryZones.map(({ name, deliveryFee, minimumOrderValue, freeAfter }) => ({
      name,
      deliveryFee,
      minimumOrderValue,
      freeAfter,
    })),
  };
}
