import { shopId } from '@tischlein/domain';
import type { OpeningHours, ShopConfig } from '@tischlein/domain/shop';

/** Closed until hours are entered. */
const NO_HOURS: OpeningHours = {
  openingTimes: [],
  deliveryTimes: [],
  specialOpeningTimes: [],
  preparationMinutes: { delivery: 45, pickup: 20, dineIn: 15 },
  slotMinutes: 15,
  enablePreOrder: true,
  preOrderDays: 2,
  allowASAP: { delivery: true, pickup: true },
};

/** Defaults of a new shop: cash only, delivery and pickup. */
const DEFAULTS = {
  restaurantStreet: '',
  restaurantZip: '',
  restaurantCity: '',
  phone: '',
  email: '',
  primaryColor: '#1b3a2c',
  accentColor: '#cf4420',
  pages: [],
  news: [],
  jobEntries: [],
  isFranchiseOverview: false,
  searchList: [],
  filterList: ['vegetarian', 'vegan', 'not-piquant'],
  hiddenTags: [],
  supportDelivery: true,
  supportPickup: true,
  supportDineIn: false,
  enableReservations: false,
  enableDishPictures: true,
  enableLogin: false,
  showDishNumbers: true,
  verticalMenu: false,
  trackingIds: {},
  paymentMethods: ['offline'],
  paymentMethodsOnlyPickup: [],
  paymentMethodsOnlyDelivery: [],
  paymentMethodsPickupMinimumOrderValue: {},
  nearbyRestaurants: [],
  groupOrderDiscounts: [],
  dishDeposits: {},
  useDishDeposit: true,
  comboVatRule: 'standAlonePrices',
  uncoupleAccountConsent: true,
  deliveryZones: [],
  opening: NO_HOURS,
} satisfies Partial<ShopConfig>;

/** Creates a shop of which only the slug is known. */
export function newShop(slug: string): ShopConfig {
  return { ...DEFAULTS, id: shopId(slug), slug, title: slug, restaurantId: slug, restaurantName: slug };
}
