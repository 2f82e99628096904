/** Who sold an order, as the restaurant was called and reached on that day: for its receipt. */
export const sellers = (): readonly string[] => [`alter table orders add column seller text`];
