/** Name and address of the restaurant at the time of the order, for the receipt. */
export const sellers = (): readonly string[] => [`alter table orders add column seller text`];
