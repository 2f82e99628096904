/** The last readable version of each shop, whole, for when a stored document becomes unreadable. */
export const readableShops = (): readonly string[] => [
  `alter table shops add column previous_config text`,
  `alter table menus add column previous_document text`,
];
