/** Titles of the pages. */
export const PAGE_TITLES = {
  start: 'Speisekarte',
  checkout: 'Kasse',
  order: 'Deine Bestellung',
  openingTimes: 'Öffnungszeiten',
  directions: 'Anfahrt',
  about: 'Über uns',
  staticPage: 'Seite',
  notFound: 'Seite nicht gefunden',
} as const;

/** Words of the smaller pages. */
export const PAGES = {
  description: (title: string, address: string): string =>
    `${title}, ${address}: Speisekarte ansehen und online bestellen.`,
  notFoundText: 'Diese Seite gibt es hier nicht oder nicht mehr.',
  toMenu: 'Zur Speisekarte',
  openingHours: 'Wir haben geöffnet',
  deliveryHours: 'Wir liefern',
  closed: 'geschlossen',
  specialHours: 'Ausnahmen',
  today: 'heute',
  phone: 'Telefon',
  openMap: 'Karte öffnen',
  deliveryArea: 'Liefergebiet',
  minimum: 'Mindestbestellwert',
  fee: 'Lieferung',
  freeFrom: 'gratis ab',
  news: 'Neuigkeiten',
  jobs: 'Arbeite mit uns',
  welcome: (name: string): string => `Willkommen bei ${name}.`,
} as const;
