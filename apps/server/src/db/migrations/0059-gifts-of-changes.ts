/** What the new version of an order gives for free, counted once its guest accepts it. */
export const giftsOfChanges = (): readonly string[] => [
  `alter table order_changes add column gifts text not null default '[]'`,
];
