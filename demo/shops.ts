import { DAY_INDEXES, imageId, shopId, type Timetable, toBasisPoints, toCents, zoneId } from '@tischlein/domain';
import type { DeliveryZone, OpeningHours, ShopConfig } from '@tischlein/domain/shop';
import { headerPictures } from './dish-list.ts';
import { KREUZBERG_TABLES, MITTE_TABLES } from './tables.ts';
import { DEMO_RESERVATIONS } from './reservations.ts';

type Hours = readonly (readonly [from: string, to: string])[];

/** The same hours on these days; Sunday is 0. */
const on = (days: readonly number[], hours: Hours): Timetable =>
  days.flatMap((day) => hours.map(([from, to]) => ({ dayIndex: DAY_INDEXES[day] ?? 0, from, to })));
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const opening = (
  openingTimes: Timetable,
  deliveryTimes: Timetable = [],
  minutes = { delivery: 35, pickup: 20, dineIn: 15 },
): OpeningHours => ({
  openingTimes,
  deliveryTimes,
  specialOpeningTimes: [
    { from: '2026-12-24', to: '2026-12-25', reason: 'holiday', message: 'Wir wünschen frohe Weihnachten.', hours: [] },
    { from: '2026-12-31', to: '2026-12-31', reason: 'holiday', hours: [{ from: '11:30', to: '18:00' }] },
  ],
  preparationMinutes: minutes,
  slotMinutes: 15,
  enablePreOrder: true,
  preOrderDays: 2,
  allowASAP: { delivery: true, pickup: true },
});

/** A percentage, in hundredths, from this order value in cents. */
const groupDiscount = (percent: number, minimum: number): ShopConfig['groupOrderDiscounts'][number] => ({
  discountType: 'percent',
  value: toBasisPoints(percent),
  minimumOrderValue: toCents(minimum),
});

const zone = (
  id: string,
  name: string,
  postcodes: string,
  fee: number,
  minimum: number,
  freeAfter: number | null,
): DeliveryZone => ({
  id: zoneId(id),
  name,
  area: { kind: 'postcodes', postcodes: postcodes.split(' ') },
  deliveryFee: toCents(fee),
  minimumOrderValue: toCents(minimum),
  freeAfter: freeAfter === null ? null : toCents(freeAfter),
});

const COMMON = {
  isFranchiseOverview: false,
  searchList: ['Pizza', 'Vegetarisch'],
  filterList: ['vegetarian', 'vegan', 'not-piquant'],
  hiddenTags: ['cheese', 'rice', 'noodles', 'potato', 'bread'],
  supportDelivery: true,
  supportPickup: true,
  supportDineIn: true,
  enableReservations: true,
  reservations: DEMO_RESERVATIONS,
  enableDishPictures: true,
  enableLogin: true,
  feedbackMails: 'consent',
  showDishNumbers: true,
  verticalMenu: false,
  trackingIds: {},
  paymentMethods: [
    'offline',
    'offline_debit',
    'Stripe_card',
    'PayPal_Platform',
    'AmazonPay_Checkout',
    'Stripe_sofort',
    'Heidelpay',
  ],
  paymentMethodsOnlyPickup: [],
  paymentMethodsOnlyDelivery: [],
  paymentMethodsPickupMinimumOrderValue: { offline_debit: toCents(1000) },
  nearbyRestaurants: [],
  dishDeposits: {},
  useDishDeposit: true,
  comboVatRule: 'standAlonePrices',
  uncoupleAccountConsent: true,
  reusables: { offer: 'both', deposit: toCents(500) },
  jobEntries: [
    { id: 'fahrer', title: 'Fahrer:in gesucht', text: 'Mit dem Rad durch den Kiez, abends und am Wochenende.' },
  ],
} satisfies Partial<ShopConfig>;

const FRANCHISE = { id: shopId('tramonto') };
const TRAMONTO = {
  ...COMMON,
  title: 'Trattoria Tramonto',
  email: 'ciao@tramonto.example',
  primaryColor: '#1b3a2c',
  accentColor: '#cf4420',
  header: imageId(headerPictures.tramonto),
  headerMobile: imageId(headerPictures.tramonto),
  logo: imageId('logo-tramonto'),
  logoMobile: imageId('logo-tramonto'),
  stickerText: 'Steinofen seit 1998',
  welcome: 'Benvenuti! Pizza aus dem Steinofen, Pasta von heute Morgen.',
  franchise: FRANCHISE,
  totalRecommendedRatings: 1284,
  pages: [],
  news: [{ title: 'Herbstkarte', text: 'Kürbis und Trüffel sind da.', date: '2026-10-01' }],
  groupOrderDiscounts: [groupDiscount(500, 5000), groupDiscount(1000, 9000)],
};

interface BranchPlan extends Pick<ShopConfig, 'slug' | 'phone' | 'opening' | 'tableService'> {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly zones: readonly DeliveryZone[];
}

const branch = (plan: BranchPlan): ShopConfig => ({
  ...TRAMONTO,
  id: shopId(plan.slug),
  slug: plan.slug,
  restaurantId: plan.slug,
  restaurantName: plan.name,
  restaurantStreet: plan.street,
  restaurantZip: plan.zip,
  restaurantCity: 'Berlin',
  latitude: plan.at[0],
  longitude: plan.at[1],
  phone: plan.phone,
  deliveryZones: plan.zones,
  opening: plan.opening,
  taxNumber: '30/123/45678',
  ...(plan.tableService && { tableService: plan.tableService }),
});

export const TRAMONTO_MITTE: ShopConfig = branch({
  slug: 'tramonto-mitte',
  name: 'Tramonto Mitte',
  street: 'Torstraße 1',
  zip: '10119',
  at: [52.5289, 13.4113],
  phone: '030 5550101',
  opening: opening([...on([0, 1, 2, 3, 4], [['11:30', '23:00']]), ...on([5, 6], [['11:30', '01:00']])]),
  zones: [
    zone('mitte-nah', 'Mitte', '10115 10117 10119 10178 10179', 250, 2000, 3000),
    zone('mitte-weit', 'Rund um Mitte', '10435 10405 10551 10557 13355', 390, 3000, 5000),
  ],
  tableService: MITTE_TABLES,
});

export const TRAMONTO_KREUZBERG: ShopConfig = branch({
  slug: 'tramonto-kreuzberg',
  name: 'Tramonto Kreuzberg',
  street: 'Oranienstraße 25',
  zip: '10999',
  at: [52.5007, 13.4216],
  phone: '030 5550102',
  opening: opening(
    on(EVERY_DAY, [
      ['11:30', '14:30'],
      ['17:00', '23:30'],
    ]),
    on(EVERY_DAY, [['17:00', '23:00']]),
    { delivery: 45, pickup: 25, dineIn: 15 },
  ),
  zones: [
    zone('kreuzberg', 'Kreuzberg', '10961 10965 10967 10969 10997 10999', 290, 1800, 3500),
    zone('neukoelln', 'Neukölln', '12043 12045 12047 12049', 390, 2500, null),
  ],
  tableService: KREUZBERG_TABLES,
});

export const TRAMONTO_PRENZLAUER_BERG: ShopConfig = branch({
  slug: 'tramonto-prenzlauer-berg',
  name: 'Tramonto Prenzlauer Berg',
  street: 'Kastanienallee 49',
  zip: '10119',
  at: [52.5372, 13.4089],
  phone: '030 5550103',
  opening: opening(on([0, 2, 3, 4, 5, 6], [['12:00', '22:30']])),
  zones: [
    zone('prenzlauer-berg', 'Prenzlauer Berg', '10405 10407 10409 10435 10437 10439', 0, 1500, 0),
    zone('pankow', 'Pankow', '13187 13189', 350, 2500, 4500),
  ],
});

/** The head office's page: no kitchen of its own, it leads to the branches. */
export const TRAMONTO_OVERVIEW: ShopConfig = {
  ...branch({
    slug: 'tramonto',
    name: 'Trattoria Tramonto',
    street: 'Torstraße 1',
    zip: '10119',
    at: [52.5289, 13.4113],
    phone: '030 5550100',
    opening: TRAMONTO_MITTE.opening,
    zones: TRAMONTO_MITTE.deliveryZones,
  }),
  isFranchiseOverview: true,
};

export const WOK_GARTEN: ShopConfig = {
  ...COMMON,
  id: shopId('wok-garten'),
  slug: 'wok-garten',
  title: 'Wok-Garten',
  // Together with the other shops this covers every method.
  paymentMethods: ['offline', 'offline_debit', 'Stripe_card', 'PayPal_Rest', 'Sofort', 'Stripe_alipay'],
  restaurantId: 'wok-garten',
  restaurantName: 'Wok-Garten',
  restaurantStreet: 'Kantstraße 30',
  restaurantZip: '10623',
  restaurantCity: 'Berlin',
  latitude: 52.5058,
  longitude: 13.3217,
  phone: '030 5550200',
  email: 'hallo@wok-garten.example',
  primaryColor: '#7a1f2b',
  accentColor: '#c98a1b',
  header: imageId(headerPictures['wok-garten']),
  headerMobile: imageId(headerPictures['wok-garten']),
  logo: imageId('logo-wok-garten'),
  logoMobile: imageId('logo-wok-garten'),
  filterList: ['vegetarian', 'vegan', 'not-piquant'],
  welcome: 'Frisch aus dem Wok.',
  pages: [],
  news: [],
  groupOrderDiscounts: [groupDiscount(1000, 6000)],
  enableReservations: false,
  deliveryZones: [
    zone('charlottenburg', 'Charlottenburg', '10585 10587 10623 10625 10627 10629 10707 10719', 200, 1500, 2500),
    zone('wilmersdorf', 'Wilmersdorf', '10709 10711 10713 10715 10717', 300, 2500, null),
  ],
  opening: opening(
    on(
      [1, 2, 3, 4, 5, 6],
      [
        ['11:00', '15:00'],
        ['17:00', '22:30'],
      ],
    ),
    [],
    { delivery: 40, pickup: 15, dineIn: 10 },
  ),
  taxNumber: '24/345/67890',
};
