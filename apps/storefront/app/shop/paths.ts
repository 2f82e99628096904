/** Paths of the pages (S1 §2). */
export const PATHS = {
  start: '/',
  checkout: '/checkout',
  holding: '/checkout/holding',
  order: '/checkout/success/:orderId',
  receipt: '/checkout/success/:orderId/beleg',
  openingTimes: '/oeffnungszeiten',
  directions: '/anfahrt',
  about: '/ueber-uns',
  staticPage: '/static/:id',
  couponReservation: '/f/:id',
  unsubscribe: '/abmelden/:type',
} as const;

/** The checkout after a failed payment. */
export const PAYMENT_FAILED_PATH = '/checkout/fehlgeschlagen';

export const orderPath = (orderId: string): string => `/checkout/success/${encodeURIComponent(orderId)}`;
export const receiptPath = (orderId: string): string => `${orderPath(orderId)}/beleg`;
export const staticPath = (id: string): string => `/static/${encodeURIComponent(id)}`;

const ANCHOR = /^(?:scroll-top|deals|menus|menu-start|shop_category_.+)$/;

/** S1 §2 Page scroll anchors. */
export const isAnchor = (id: string): boolean => ANCHOR.test(id);

/** S1 §2 Page scroll anchors. */
export const categoryAnchor = (categoryId: string): string => `shop_category_${categoryId}`;
