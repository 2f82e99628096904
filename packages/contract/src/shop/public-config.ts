import type { DailyDishDocument, OfferDocument } from '@tischlein/domain/offers';
import { type PackagingOffer, PAYMENT_METHODS, type PaymentMethod, type ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';
import { shopConfig, staticPage } from './config.ts';
import { dailyDish, offer } from './offers.ts';
import { packagingOffer } from './reusables.ts';

const paymentScripts = z.object({
  PayPal_Platform: z.exactOptional(z.string()),
  AmazonPay_Checkout: z.exactOptional(z.string()),
});
export type PaymentScripts = z.infer<typeof paymentScripts>;

/** A page with the role that its title means, and the version of its text that an order names (S3 L10). */
const publicPage = staticPage.extend({ version: z.exactOptional(z.string()) });
export type PublicPage = z.infer<typeof publicPage>;

/** What guests may read of a shop's configuration as it is stored. A key that is not listed is private. */
const PUBLIC_KEYS = {
  id: true,
  slug: true,
  domain: true,
  title: true,
  restaurantId: true,
  restaurantName: true,
  restaurantStreet: true,
  restaurantZip: true,
  restaurantCity: true,
  latitude: true,
  longitude: true,
  phone: true,
  email: true,
  header: true,
  headerMobile: true,
  logo: true,
  logoMobile: true,
  stickerText: true,
  welcome: true,
  primaryColor: true,
  accentColor: true,
  customCss: true,
  news: true,
  jobEntries: true,
  franchise: true,
  isFranchiseOverview: true,
  searchList: true,
  filterList: true,
  hiddenTags: true,
  totalRecommendedRatings: true,
  supportDelivery: true,
  supportPickup: true,
  supportDineIn: true,
  enableReservations: true,
  enableDishPictures: true,
  enableLogin: true,
  showDishNumbers: true,
  verticalMenu: true,
  trackingIds: true,
  enableTracking: true,
  trackingHost: true,
  paymentMethods: true,
  paymentMethodsOnlyPickup: true,
  paymentMethodsOnlyDelivery: true,
  paypalPlatformClientId: true,
  heidelpayPublicKey: true,
  heidelpayVariant: true,
  nearbyRestaurants: true,
  groupOrderDiscounts: true,
  dishDeposits: true,
  useDishDeposit: true,
  lowestPriceForDishes: true,
  comboVatRule: true,
  uncoupleAccountConsent: true,
  pickupMinimumOrderValue: true,
  deliveryZones: true,
  opening: true,
  reusableNotice: true,
  feedbackMails: true,
} as const satisfies { readonly [Key in keyof ShopConfig]?: true };

export const publicPart = shopConfig.pick(PUBLIC_KEYS);

/** The part the storefront needs; amounts by method in euros, offers and daily dishes included (S1 §3 Shop config). */
export type PublicShopConfig = Pick<ShopConfig, keyof typeof PUBLIC_KEYS> & {
  readonly pages: readonly PublicPage[];
  /** What guests can choose in the cart (S3 L15); absent: nothing. */
  readonly packaging?: PackagingOffer;
  readonly paymentMethodsPickupMinimumOrderValue: Readonly<Partial<Record<PaymentMethod, number>>>;
  /** What the providers of methods charge at least. */
  readonly paymentMethodsLeastAmount?: Readonly<Partial<Record<PaymentMethod, number>>>;
  /** Scripts that render a provider's own button; loaded when the method is chosen (S2 §7 Third-party loads). */
  readonly paymentScripts?: PaymentScripts;
  /** The sentence that says which company sells (§ 5b (1) UWG); absent: none is stored. */
  readonly sellerNote?: string;
  readonly offers: readonly OfferDocument[];
  readonly dailyDishes: readonly DailyDishDocument[];
};
export const publicShopConfig = publicPart
  .extend({
    pages: z.array(publicPage),
    packaging: z.exactOptional(packagingOffer),
    paymentMethodsPickupMinimumOrderValue: z.partialRecord(z.enum(PAYMENT_METHODS), z.number()),
    paymentMethodsLeastAmount: z.exactOptional(z.partialRecord(z.enum(PAYMENT_METHODS), z.number())),
    paymentScripts: z.exactOptional(paymentScripts),
    sellerNote: z.exactOptional(z.string()),
    offers: z.array(offer),
    dailyDishes: z.array(dailyDish),
  })
  .meta({ id: 'PublicShopConfig' }) satisfies z.ZodType<PublicShopConfig>;
