/** Paths of the pages (S1 §2). */
export const PATHS = {
  start: '/',
  checkout: '/checkout',
  holding: '/checkout/holding',
  order: '/checkout/success/:orderId',
  receipt: '/checkout/success/:orderId/beleg',
  table: '/tisch',
  tableBill: '/tisch/rechnung',
  openingTimes: '/oeffnungszeiten',
  directions: '/anfahrt',
  about: '/ueber-uns',
  staticPage: '/static/:id',
  // The server takes the id away from the address of a mail.
  coupon: '/(?:f|reservieren)/:id?',
  unsubscribe: '/abmelden/:type',
  reserveTable: '/tisch-reservieren',
  reservation: '/tr/:token/:type',
  feedback: '/feedback/:orderId',
  service: '/service/:part*',
  telephone: '/telefon',
} as const;

/** 'Wähle einen Tisch' */
export const CHOOSE_TABLE_PATH = '/?tisch=0';

export const staticPath = (id: string): string => `/static/${encodeURIComponent(id)}`;

/** S1 §2 Page scroll anchors. */
export const categoryAnchor = (categoryId: string): string => `shop_category_${categoryId}`;
