/** Titles of the pages. */
export const PAGE_TITLES = {
  start: 'Speisekarte',
  checkout: 'Kasse',
  order: 'Deine Bestellung',
  receipt: 'Beleg',
  openingTimes: 'Öffnungszeiten',
  directions: 'Anfahrt',
  about: 'Über uns',
  staticPage: 'Seite',
  couponReservation: 'Dein Gutschein',
  notFound: 'Seite nicht gefunden',
} as const;

/** Words of the smaller pages. */
export const PAGES = {
  description: (title: string, address: string): string =>
    `${title}, ${address}: Speisekarte ansehen und online bestellen.`,
  notFoundText: 'Diese Seite gibt es hier nicht oder nicht mehr.',
  toMenu: 'Zur Speisekarte',
  orderNow: 'Jetzt bestellen',
  day: 'Tag',
  open: 'Geöffnet',
  deliveryAlike: 'Zu diesen Zeiten liefern wir auch.',
  noDelivery: 'keine Lieferung',
  deliveryAt: (hours: string): string => `Lieferung ${hours}`,
  reasons: { holiday: 'Feiertag', vacation: 'Urlaub', renovation: 'Umbau', other: '' },
  closed: 'geschlossen',
  specialHours: 'Besondere Tage',
  today: 'heute',
  phone: 'Telefon',
  deliveryArea: 'Liefergebiet',
  minimum: 'Mindestbestellwert',
  fee: 'Lieferung',
  freeFrom: 'gratis ab',
  news: 'Neuigkeiten',
  jobs: 'Arbeite mit uns',
  welcome: (name: string): string => `Willkommen bei ${name}.`,
} as const;
