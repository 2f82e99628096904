/** draft: staff only. open: guests order. archived: guests do not find it, staff read its orders (S3 L1). */
export const SHOP_STATES = ['draft', 'open', 'archived'] as const;
export type ShopState = (typeof SHOP_STATES)[number];
