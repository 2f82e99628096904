export const PAGE_TITLES = {
  start: 'Speisekarte',
  checkout: 'Kasse',
  holding: 'Gruppenbestellung',
  order: 'Deine Bestellung',
  receipt: 'Beleg',
  openingTimes: 'Öffnungszeiten',
  directions: 'Anfahrt',
  about: 'Über uns',
  staticPage: 'Seite',
  couponReservation: 'Dein Gutschein',
  unsubscribe: 'Abmelden',
  notFound: 'Seite nicht gefunden',
} as const;
