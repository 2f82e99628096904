/** Since when the guest no longer wants to pay an order. */
export const givenUpOrders = (): readonly string[] => [`alter table orders add column given_up_at text`];
