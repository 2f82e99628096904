import type { OfficePage } from '@tischlein/contract/office-pages';

const PAGES_OF_SETTINGS: Readonly<Record<string, OfficePage>> = {
  opening: '/zeiten',
  slotCapacity: '/zeiten',
  deliveryZones: '/liefergebiete',
  paymentMethods: '/zahlungen',
  paymentMethodsOnlyPickup: '/zahlungen',
  paymentMethodsOnlyDelivery: '/zahlungen',
  branchManagerRefundLimit: '/zahlungen',
  tableService: '/tische',
  supportDineIn: '/tische',
  enableReservations: '/reservierungen',
  reservations: '/reservierungen',
  feedbackMails: '/bewertungen',
  feedbackAfterHours: '/bewertungen',
  escalation: '/keine-antwort',
  bookkeeping: '/ausfuhr',
  mailTexts: '/mails',
  pages: '/recht',
  groupOrderDiscounts: '/angebote',
  enableTracking: '/statistik',
  trackingHost: '/statistik',
  trackingIds: '/statistik',
  primaryColor: '/marke',
  accentColor: '/marke',
  header: '/marke',
  headerMobile: '/marke',
  logo: '/marke',
  logoMobile: '/marke',
  stickerText: '/marke',
  welcome: '/marke',
  customCss: '/marke',
  news: '/marke',
  jobEntries: '/marke',
  supportDelivery: '/eroeffnen',
  supportPickup: '/eroeffnen',
  title: '/restaurant',
  email: '/restaurant',
  auditMonths: '/optionen',
  reusables: '/optionen',
  reusableNotice: '/optionen',
  lowestPriceForDishes: '/optionen',
  useDishDeposit: '/optionen',
  dishDeposits: '/optionen',
  comboVatRule: '/optionen',
  verticalMenu: '/optionen',
  enableDishPictures: '/optionen',
  showDishNumbers: '/optionen',
  filterList: '/optionen',
  hiddenTags: '/optionen',
  searchList: '/optionen',
  totalRecommendedRatings: '/optionen',
  pickupMinimumOrderValue: '/optionen',
  paymentMethodsPickupMinimumOrderValue: '/optionen',
  enableLogin: '/optionen',
  uncoupleAccountConsent: '/optionen',
  nearbyRestaurants: '/optionen',
};

/** Pages that are no whole that another branch could have: a name, how long the log is kept, how guests order. */
const NEVER_WHOLE: readonly OfficePage[] = ['/restaurant', '/protokoll', '/eroeffnen'];

/** Below the address of its branch: the page where a value is edited; null: it has none. */
export function toValuePage([document, name = '', id = '']: readonly string[]): string | null {
  if (document === 'config') return PAGES_OF_SETTINGS[name] ?? null;
  switch (name) {
    case 'dishes':
      return isItem(id) ? `/karte/gericht/${encodeURIComponent(id)}` : '/karte';
    case 'categories':
      return isItem(id) ? `/karte/kategorie/${encodeURIComponent(id)}` : '/karte';
    case 'menus':
      return isItem(id) ? `/karte/kombi/${encodeURIComponent(id)}` : '/karte/kombis';
    case 'offers':
    case 'dailyDishes':
      return isItem(id) ? `/angebote/${encodeURIComponent(id)}` : '/angebote';
    case 'extraGroups':
      return '/karte/gruppen';
    case 'ingredients':
      return '/karte/zutaten';
    case 'declarationCodes':
      return '/allergene';
    default:
      return '/karte';
  }
}

/** An order of a list is edited where the list is. */
const isItem = (id: string): boolean => id !== '' && !id.startsWith('*');

/** The settings that are copied together, by the page where they are edited. */
export const SETTINGS_BY_PAGE: readonly (readonly [page: OfficePage, names: readonly string[]])[] = [
  ...Map.groupBy(Object.entries(PAGES_OF_SETTINGS), ([, page]) => page),
]
  .filter(([page]) => !NEVER_WHOLE.includes(page))
  .map(([page, entries]) => [page, entries.map(([name]) => name)] as const);
