import type { ImageId } from '../ids.ts';
import type { MenuDocument } from '../menu/menu-document.ts';
import type { ShopConfig } from '../shop/shop-config.ts';
import type { StaffArea } from './permissions.ts';

type LookPicture = 'header' | 'headerMobile' | 'logo' | 'logoMobile';
const LOOK_PICTURES: readonly LookPicture[] = ['header', 'headerMobile', 'logo', 'logoMobile'];
/** The office names a new picture of the look so, before the look is saved. */
const LOOK_ID = new RegExp(`^(?:${LOOK_PICTURES.join('|')})-`);

interface PicturedShop {
  readonly config: Pick<ShopConfig, LookPicture>;
  readonly menu: Pick<MenuDocument, 'dishes' | 'categories' | 'menus' | 'offers' | 'dailyDishes'>;
}

/** Who replaces a picture needs permission to write in all of these: those that show it, or the menu if none does yet. */
export function findPictureAreas({ config, menu }: PicturedShop, image: ImageId): readonly StaffArea[] {
  const isShown = (items: readonly { readonly imageName?: ImageId }[]): boolean =>
    items.some(({ imageName }) => imageName === image);
  const isInLook = LOOK_ID.test(image) || LOOK_PICTURES.some((name) => config[name] === image);
  const isInMenu = [menu.dishes, menu.categories, menu.menus].some(isShown);
  const isInOffers = [menu.offers, menu.dailyDishes].some(isShown);
  const areas: readonly StaffArea[] = [
    ...(isInLook ? ['look' as const] : []),
    ...(isInMenu ? ['menu' as const] : []),
    // An offer may show the picture of its dish.
    ...(isInOffers && !isInMenu ? ['offers' as const] : []),
  ];
  return areas.length > 0 ? areas : ['menu'];
}
