/** When the guest abandoned the payment of an order. */
export const abandonedOrders = (): readonly string[] => [`alter table orders add column given_up_at text`];
