import type { PublicShopConfig } from '@tischlein/contract/shop';
import { calculateDeposit, DELIVERY_TYPES, type Dish, type Menu } from '@tischlein/domain/menu';
import { priceNote, type PriceNote } from '@tischlein/wording/storefront';

type Shop = Pick<PublicShopConfig, 'supportDelivery' | 'deliveryZones' | 'useDishDeposit' | 'dishDeposits'>;

/** What the shop's prices contain and what is added (§ 6 (1) PAngV). Written on the server only. */
export const createPriceNote = (shop: Shop, { dishes }: Pick<Menu, 'dishes'>): PriceNote =>
  priceNote({
    delivery: shop.supportDelivery && shop.deliveryZones.some(({ deliveryFee }) => deliveryFee > 0),
    deposit: [...dishes.values()].some((dish) => hasDeposit(dish, shop)),
  });

const hasDeposit = (dish: Dish, shop: Shop): boolean =>
  [null, ...dish.sizes].some((size) =>
    DELIVERY_TYPES.some((deliveryType) => calculateDeposit(dish, { sizeId: size?.id ?? null, deliveryType }, shop) > 0),
  );
