/** Addresses of the pages, as the specification names them (S1 §2). */
export const PATHS = {
  start: '/',
  checkout: '/checkout',
  order: '/checkout/success/:orderId',
  receipt: '/checkout/success/:orderId/beleg',
  openingTimes: '/oeffnungszeiten',
  directions: '/anfahrt',
  about: '/ueber-uns',
  staticPage: '/static/:id',
  couponReservation: '/f/:id',
} as const;

/** Back from a payment that came to nothing. */
export const PAYMENT_FAILED_PATH = '/checkout/fehlgeschlagen';

export const orderPath = (orderId: string): string => `/checkout/success/${encodeURIComponent(orderId)}`;
/** Of the order's receipt. */
export const receiptPath = (orderId: string): string => `${orderPath(orderId)}/beleg`;
export const staticPath = (id: string): string => `/static/${encodeURIComponent(id)}`;

const ANCHOR = /^(?:scroll-top|deals|menus|menu-start|shop_category_.+)$/;

/** Is it one of the page's scroll anchors? (S1 §2) */
export const isAnchor = (id: string): boolean => ANCHOR.test(id);

/** Anchor of a category in the menu (S1 §2). */
export const categoryAnchor = (categoryId: string): string => `shop_category_${categoryId}`;
