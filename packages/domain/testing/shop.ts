import { shopId } from '../src/ids.ts';
import { toCents } from '../src/money.ts';
import type { PricingContext } from '../src/pricing/pricing-context.ts';
import type { PricingSettings } from '../src/pricing/pricing-settings.ts';
import type { ShopConfig } from '../src/shop/shop-config.ts';
import { at, during } from './time.ts';

/** A shop that is open from 11:00 to 22:00 every day. */
export function aShop(parts: Partial<ShopConfig> = {}): ShopConfig {
  return {
    id: shopId('roma'),
    slug: 'roma',
    title: 'Trattoria Roma',
    restaurantId: 'roma',
    restaurantName: 'Trattoria Roma',
    restaurantStreet: 'Lange Straße 1',
    restaurantZip: '10117',
    restaurantCity: 'Berlin',
    phone: '030 1234567',
    email: 'roma@example.com',
    primaryColor: '#9d2b22',
    accentColor: '#2f6b3c',
    pages: [
      { id: 'impressum', name: 'Impressum', title: 'Impressum', legalRole: 'imprint', text: 'Trattoria Roma, Berlin.' },
      { id: 'agb', name: 'AGB', title: 'Bestellbedingungen', legalRole: 'terms', text: 'Wir kochen, Du isst.' },
      {
        id: 'datenschutz',
        name: 'Datenschutz',
        title: 'Datenschutz',
        legalRole: 'privacy',
        text: 'Wir brauchen wenig.',
      },
    ],
    news: [],
    jobEntries: [],
    isFranchiseOverview: false,
    searchList: [],
    filterList: [],
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
    uncoupleAccountConsent: false,
    reusables: { offer: 'exempt', reason: 'Nur Papier und Karton.' },
    deliveryZones: [],
    opening: {
      openingTimes: (['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const).map((day) => during(`${day} 11:00-22:00`)),
      deliveryTimes: [],
      specialOpeningTimes: [],
      preparationMinutes: { delivery: 40, pickup: 20, dineIn: 15 },
      slotMinutes: 15,
      enablePreOrder: true,
      preOrderDays: 1,
      allowASAP: { delivery: true, pickup: true },
    },
    ...parts,
  };
}

/** A delivery on Wednesday at 18:00 with a fee of €2.50 and a minimum of €15.00; settings are merged with defaults. */
export function aPricingContext({
  settings,
  ...parts
}: Partial<Omit<PricingContext, 'settings'>> & { readonly settings?: Partial<PricingSettings> } = {}): PricingContext {
  return {
    deliveryType: 'delivery',
    time: at('Mi 18:00'),
    date: '2026-06-17',
    terms: { deliveryFee: toCents(250), minimumOrderValue: toCents(1500), freeAfter: null },
    coupon: null,
    groupActive: false,
    memberNames: [],
    selectedFreeItems: [],
    confirmedTwoForOnePromotions: [],
    deniedTwoForOnePromotions: [],
    ...parts,
    settings: {
      useDishDeposit: true,
      dishDeposits: {},
      comboVatRule: 'standAlonePrices',
      groupOrderDiscounts: [],
      pickupMinimumOrderValue: null,
      ...settings,
    },
  };
}
