/** The owner's serve time, by which the group's carts are priced, and the names of dishes that the menu may lose (decision 072). */
export const groupTimesAndNames = (): readonly string[] => [
  `alter table group_orders add column serve_at text`,
  `alter table group_members add column item_names text not null default '{}'`,
];
