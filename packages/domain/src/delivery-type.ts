/** How an order reaches the guest (S1 §3 Delivery types). */
export const DELIVERY_TYPES = ['delivery', 'pickup', 'dineIn'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
export type ByDeliveryType<Value> = Readonly<Record<DeliveryType, Value>>;

/** Order types that an offer, daily dish or combo applies to; 'webshop' excludes dineIn (S1 §5). */
export const ORDER_TYPE_FILTERS = ['all', 'webshop', 'delivery', 'pickup', 'dineIn'] as const;
export type OrderTypeFilter = (typeof ORDER_TYPE_FILTERS)[number];
