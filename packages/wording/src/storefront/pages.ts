/** Link previews of dishes without a description of their own. */
export const SHARING = {
  dish: (dish: string, shop: string): string => `${dish} bei ${shop} bestellen.`,
} as const;

export const PAGES = {
  description: (title: string, address: string): string =>
    `${[title, address].filter(Boolean).join(', ')}: Speisekarte ansehen und online bestellen.`,
  notFoundText: 'Diese Seite gibt es hier nicht oder nicht mehr.',
  toMenu: 'Zur Speisekarte',
  orderNow: 'Jetzt bestellen',
  day: 'Tag',
  open: 'Geöffnet',
  deliveryAlike: 'Wir liefern zu denselben Zeiten.',
  noDelivery: 'keine Lieferung',
  deliveryAt: (hours: string): string => `Lieferung ${hours}`,
  reasons: { holiday: 'Feiertag', vacation: 'Urlaub', renovation: 'Umbau', other: '' },
  closed: 'geschlossen',
  specialHours: 'Abweichende Öffnungszeiten',
  today: 'heute',
  phone: 'Telefon',
  deliveryArea: 'Liefergebiet',
  news: 'Neuigkeiten',
  jobs: 'Arbeite mit uns',
  welcome: (name: string): string => `Willkommen bei ${name}.`,
} as const;
