/** Addresses of the pages, as the specification names them (S1 §2). */
export const PATHS = {
  start: '/',
  checkout: '/checkout',
  order: '/checkout/success/:orderId',
  openingTimes: '/oeffnungszeiten',
  directions: '/anfahrt',
  about: '/ueber-uns',
  staticPage: '/static/:id',
} as const;

export const orderPath = (orderId: string): string => `/checkout/success/${encodeURIComponent(orderId)}`;
export const staticPath = (id: string): string => `/static/${encodeURIComponent(id)}`;

/** Anchor of a category in the menu (S1 §2). */
export const categoryAnchor = (categoryId: string): string => `shop_category_${categoryId}`;
