/** The ways to get an order (S1 §3). */
export const DELIVERY_TYPES = ['delivery', 'pickup', 'dineIn'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
export type ByDeliveryType<Value> = Readonly<Record<DeliveryType, Value>>;

/** Whom an offer, a daily dish or a combo is for; webshop leaves out dineIn (S1 §5). */
export const ORDER_TYPE_FILTERS = ['all', 'webshop', 'delivery', 'pickup', 'dineIn'] as const;
export type OrderTypeFilter = (typeof ORDER_TYPE_FILTERS)[number];
