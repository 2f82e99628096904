import type { ColumnTypes } from '../column-types.ts';
import { diningTables } from './baseline/dining.ts';
import { guestTables } from './baseline/guests.ts';
import { moneyTables } from './baseline/money.ts';
import { operationTables } from './baseline/operation.ts';
import { orderTables } from './baseline/orders.ts';
import { shopTables } from './baseline/shops.ts';
import { staffTables } from './baseline/staff.ts';

/** The tables as migrations 0001 to 0065 have made them (decision 082). Row types are made of them: see tables.store.test.ts. */
export const baseline = (types: ColumnTypes): readonly string[] => [
  ...shopTables(types),
  ...staffTables(types),
  ...orderTables(types),
  ...moneyTables(types),
  ...guestTables(types),
  ...diningTables(types),
  ...operationTables(types),
];
