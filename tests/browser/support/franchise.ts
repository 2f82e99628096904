import { toCents, zoneId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryZone } from '@tischlein/domain/shop';
import type { Owner, OwnShop } from './owner.ts';

/** A franchise for one story, so that its lists contain no other branches. */
export interface OwnFranchise {
  readonly overview: OwnShop;
  /** Delivers to 10119 from 20 euros; the full menu. */
  readonly mitte: OwnShop;
  /** Delivers to 10999 from 18 euros; no Pizza Hawaii. */
  readonly kreuzberg: OwnShop;
}

type Change = Parameters<Owner['opensBranch']>[0];

/** For shops with a new id, which have no pictures under it. */
export const NO_PICTURES = { header: undefined, headerMobile: undefined, logo: undefined, logoMobile: undefined };

/** Opens an overview with two branches in Berlin. */
export async function openFranchise(owner: Owner, change: Change = {}): Promise<OwnFranchise> {
  const common = { ...NO_PICTURES, ...change };
  const overview = await owner.opensBranch(
    { ...common, franchise: undefined, isFranchiseOverview: true },
    createPlainMenu,
  );
  const franchise = { id: overview.slug };
  const [mitte, kreuzberg] = await Promise.all([
    owner.opensBranch(
      { ...common, franchise, restaurantName: 'Mitte', deliveryZones: [zone('10119', 2000)] },
      createPlainMenu,
    ),
    owner.opensBranch(
      {
        ...common,
        franchise,
        restaurantName: 'Kreuzberg',
        restaurantStreet: 'Oranienstraße 25',
        restaurantZip: '10999',
        latitude: 52.5007,
        longitude: 13.4216,
        deliveryZones: [zone('10999', 1800)],
      },
      (menu) => removeDish(createPlainMenu(menu), 'Pizza Hawaii'),
    ),
  ]);
  return { overview, mitte, kreuzberg };
}

/** Opens another branch of the franchise. */
export const openAnotherBranch = (owner: Owner, { overview }: OwnFranchise, restaurantName: string): Promise<OwnShop> =>
  owner.opensBranch({ ...NO_PICTURES, franchise: { id: overview.slug }, restaurantName }, createPlainMenu);

const zone = (postcode: string, minimum: number): DeliveryZone => ({
  id: zoneId(postcode),
  name: postcode,
  area: { kind: 'postcodes', postcodes: [postcode] },
  deliveryFee: toCents(250),
  minimumOrderValue: toCents(minimum),
  freeAfter: null,
});

/** Pizza and desserts without pictures and offers: the new franchise has no pictures. */
function createPlainMenu({ categories, dishes, extraGroups, ...rest }: MenuDocument): MenuDocument {
  const keptCategories = ['pizza', 'dolci'];
  const isKept = (id: string): boolean =>
    dishes.some((dish) => dish.id === id && keptCategories.includes(dish.category));
  return {
    ...rest,
    extraGroups: extraGroups.map((group) => ({
      ...group,
      items: group.items.filter((item) => !('dish' in item) || isKept(item.dish)),
    })),
    categories: categories
      .filter(({ id }) => keptCategories.includes(id))
      .map(({ imageName, ...category }) => category),
    dishes: dishes.filter(({ category }) => keptCategories.includes(category)).map(({ imageName, ...dish }) => dish),
    menus: [],
    offers: [],
    dailyDishes: [],
  };
}

const removeDish = (menu: MenuDocument, name: string): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.filter((dish) => dish.name !== name),
});
