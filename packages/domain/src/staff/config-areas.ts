import type { MenuDocument } from '../menu/menu-document.ts';
import type { ShopConfig } from '../shop/shop-config.ts';
import { may, type StaffArea, type StaffRole } from './permissions.ts';

/** The area of each setting of a shop; changing it needs permission to write there. */
export const CONFIG_AREAS: Readonly<Record<keyof ShopConfig, StaffArea>> = {
  id: 'shop',
  slug: 'shop',
  domain: 'look',
  title: 'look',
  restaurantId: 'shop',
  restaurantName: 'shop',
  restaurantStreet: 'shop',
  restaurantZip: 'shop',
  restaurantCity: 'shop',
  latitude: 'shop',
  longitude: 'shop',
  phone: 'shop',
  email: 'shop',
  taxNumber: 'shop',
  franchise: 'shop',
  isFranchiseOverview: 'shop',
  trackingIds: 'integrations',
  enableTracking: 'integrations',
  trackingHost: 'integrations',
  header: 'look',
  headerMobile: 'look',
  logo: 'look',
  logoMobile: 'look',
  stickerText: 'look',
  welcome: 'look',
  primaryColor: 'look',
  accentColor: 'look',
  customCss: 'look',
  news: 'look',
  jobEntries: 'look',
  nearbyRestaurants: 'look',
  searchList: 'look',
  verticalMenu: 'look',
  enableDishPictures: 'look',
  showDishNumbers: 'look',
  totalRecommendedRatings: 'look',
  pages: 'texts',
  reusableNotice: 'texts',
  reusables: 'texts',
  filterList: 'menu',
  hiddenTags: 'menu',
  dishDeposits: 'menu',
  useDishDeposit: 'menu',
  lowestPriceForDishes: 'menu',
  comboVatRule: 'menu',
  groupOrderDiscounts: 'offers',
  supportDelivery: 'opening',
  supportPickup: 'opening',
  supportDineIn: 'opening',
  pickupMinimumOrderValue: 'opening',
  deliveryZones: 'opening',
  opening: 'opening',
  slotCapacity: 'opening',
  enableReservations: 'opening',
  reservations: 'opening',
  tableService: 'opening',
  escalation: 'opening',
  paymentMethods: 'payments',
  paymentMethodsOnlyPickup: 'payments',
  paymentMethodsOnlyDelivery: 'payments',
  paymentMethodsPickupMinimumOrderValue: 'payments',
  paypalPlatformClientId: 'payments',
  heidelpayPublicKey: 'payments',
  heidelpayVariant: 'payments',
  mailTexts: 'mails',
  branchManagerRefundLimit: 'payments',
  auditMonths: 'shop',
  feedbackMails: 'mails',
  feedbackAfterHours: 'mails',
  bookkeeping: 'books',
  enableLogin: 'guests',
  uncoupleAccountConsent: 'guests',
};

/** The areas that have settings in a shop's configuration. */
export const CONFIG_AREA_LIST: readonly StaffArea[] = [...new Set(Object.values(CONFIG_AREAS))];

/** Returns whether a role may save a configuration: it needs permission for every setting that differs from the saved one. */
export const mayChangeConfig = (role: StaffRole, saved: ShopConfig, changed: ShopConfig): boolean =>
  SETTINGS.every((name) => may(role, CONFIG_AREAS[name], 'write') || isSame(saved[name], changed[name]));

/** Returns whether a menu has other offers or daily dishes than the saved one; that needs permission to write 'offers'. */
export const changesOffers = (saved: MenuDocument, changed: MenuDocument): boolean =>
  !isSame(saved.offers, changed.offers) || !isSame(saved.dailyDishes, changed.dailyDishes);

/** The area of settings that were changed together; 'shop' if they are of several. */
export function findConfigArea(names: readonly string[]): StaffArea {
  const areas = new Set(names.filter(isName).map((name) => CONFIG_AREAS[name]));
  const [only = 'shop'] = areas;
  return areas.size === 1 ? only : 'shop';
}

const isName = (name: string): name is keyof ShopConfig => Object.hasOwn(CONFIG_AREAS, name);
const SETTINGS = Object.keys(CONFIG_AREAS).filter(isName);

/** Both have been read by the same schema, so their fields are in the same order. */
const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
