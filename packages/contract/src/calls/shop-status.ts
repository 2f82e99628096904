import { CONFIG_AREA_LIST } from '@tischlein/domain/staff';
import { branchesToday, franchiseDifferences, shopStatuses } from '../office/index.ts';
import { call } from './call.ts';

export const listShopStatuses = call({
  method: 'GET',
  path: '/api/office/shop-status',
  summary: "List the shops of the signed-in member of staff: open or not, and what waits for somebody's answer",
  caller: 'staff',
  area: 'session',
  answer: shopStatuses,
});

export const listBranchesToday = call({
  method: 'GET',
  path: '/api/office/shop/:shop/branches-today',
  summary: 'List how many orders each branch of a franchise has today, and their sum',
  caller: 'staff',
  area: 'books',
  forOverseers: true,
  answer: branchesToday,
});

export const getFranchiseDifferences = call({
  method: 'GET',
  path: '/api/office/shop/:shop/franchise-differences',
  summary: 'Get which settings of a branch are its own and which follow the franchise',
  caller: 'staff',
  area: CONFIG_AREA_LIST,
  answer: franchiseDifferences,
});
