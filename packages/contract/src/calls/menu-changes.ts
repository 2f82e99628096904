import { z } from 'zod';
import { franchiseMenu, menuChangeDetail, menuChangeList, restoreMenuRequest } from '../office/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS } from './call.ts';

const params = { number: z.coerce.number<number>().int().min(1).max(1_000_000_000) };

export const getMenuChanges = call({
  method: 'GET',
  path: '/api/office/shop/:shop/menu-changes',
  summary: 'List the changes of the menu: who, when and what',
  caller: 'staff',
  area: 'menu',
  answer: menuChangeList,
});

export const getMenuChange = call({
  method: 'GET',
  path: '/api/office/shop/:shop/menu-changes/:number',
  summary: 'Get the menu before and after a change',
  caller: 'staff',
  area: 'menu',
  params,
  answer: menuChangeDetail,
  problems: ['menuChangeUnknown'],
});

export const restoreMenu = call({
  method: 'POST',
  path: '/api/office/shop/:shop/menu-changes/:number/restore',
  summary: 'Replace the menu by the one before or after a change; If-Match names the version that is replaced',
  caller: 'staff',
  area: 'menu',
  params,
  headers: ifMatch,
  body: restoreMenuRequest,
  answer: menuChangeList,
  problems: ['menuChangeUnknown', 'branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const getFranchiseMenu = call({
  method: 'GET',
  path: '/api/office/shop/:shop/franchise-menu',
  summary: 'Get the menu that a branch follows, to see what differs',
  caller: 'staff',
  area: 'menu',
  answer: franchiseMenu,
});
