/** Members of a group find its order by the group's id (S3 G18). */
export const ordersByGroup = (): readonly string[] => [
  `create index orders_by_group on orders (shop_id, group_order_id) where group_order_id is not null`,
];
