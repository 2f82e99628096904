import type { MenuDocument } from '@tischlein/domain/menu';
import { ADDRESS_PROBLEMS } from '@tischlein/domain/delivery';
import { CONFIG_AREA_LIST } from '@tischlein/domain/staff';
import type { ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';
import {
  advertisingConsents,
  confirmDeclarationsRequest,
  declarationState,
  locatedAnswer,
  locateRequest,
  mails,
  newOfficeCoupon,
  officeCoupon,
  shopDocument,
  stockRequest,
  stockState,
  savedConfig,
} from '../office/index.ts';
import { menuDocument, newMenuDocument, newShopConfig, shopConfig } from '../shop/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS, VERSION_PROBLEMS } from './call.ts';

const config: z.ZodType<ShopConfig> = shopConfig;
const newConfig: z.ZodType<ShopConfig> = newShopConfig;
const menu: z.ZodType<MenuDocument> = menuDocument;
const newMenu: z.ZodType<MenuDocument> = newMenuDocument;
const coupons = z.array(officeCoupon).max(10_000);
const newCoupons = z.array(newOfficeCoupon).max(10_000);

export const createShop = call({
  method: 'POST',
  path: '/api/office/shop',
  summary: 'Create a shop from a whole document',
  caller: 'staff',
  area: 'shop',
  bodySize: 'document',
  body: shopDocument,
  problems: ['slugTaken', 'slugReserved', 'domainRefused', 'pageReserved'],
});

export const getShopConfig = call({
  method: 'GET',
  path: '/api/office/shop/:shop/config',
  summary: 'Get the whole configuration; its version is the ETag',
  caller: 'staff',
  area: [...CONFIG_AREA_LIST, 'desk', 'tables'],
  answer: config,
});

export const saveShopConfig = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/config',
  summary: 'Replace the configuration; If-Match names the version that is replaced',
  caller: 'staff',
  area: CONFIG_AREA_LIST,
  forPeople: true,
  bodySize: 'document',
  headers: ifMatch,
  body: newConfig,
  answer: savedConfig.optional(),
  problems: ['slugTaken', 'slugReserved', 'domainRefused', 'pageReserved', 'branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const getShopMenu = call({
  method: 'GET',
  path: '/api/office/shop/:shop/menu',
  summary: 'Get the whole menu; its version is the ETag',
  caller: 'staff',
  area: ['menu', 'offers', 'opening', 'stock'],
  answer: menu,
});

export const saveShopMenu = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/menu',
  summary: 'Replace the menu; If-Match names the version that is replaced',
  caller: 'staff',
  area: 'menu',
  bodySize: 'document',
  headers: ifMatch,
  body: newMenu,
  problems: ['branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const getDeclarations = call({
  method: 'GET',
  path: '/api/office/shop/:shop/declarations',
  summary: 'List what has unknown declarations, and what has been confirmed by whom',
  caller: 'staff',
  area: 'menu',
  answer: declarationState,
});

export const confirmDeclarations = call({
  method: 'POST',
  path: '/api/office/shop/:shop/declarations/confirm',
  summary:
    'Confirm that dishes and ingredients contain nothing that is not named; If-Match names the version of the list',
  caller: 'staff',
  area: 'menu',
  bodySize: 'document',
  headers: ifMatch,
  body: confirmDeclarationsRequest,
  answer: declarationState,
  problems: VERSION_PROBLEMS,
});

export const listCoupons = call({
  method: 'GET',
  path: '/api/office/shop/:shop/coupons',
  summary: 'List the coupons that are edited as a list; those of series are not among them',
  caller: 'staff',
  area: 'offers',
  answer: coupons,
});

export const saveCoupons = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/coupons',
  summary: 'Replace the coupons of the list; series stay as they are, and uses are never lost',
  caller: 'staff',
  area: 'offers',
  bodySize: 'document',
  headers: ifMatch,
  body: newCoupons,
  problems: [...VERSION_PROBLEMS, 'couponCodeTaken'],
});

export const getStock = call({
  method: 'GET',
  path: '/api/office/shop/:shop/stock',
  summary: 'List sold-out items and until when they are',
  caller: 'staff',
  area: 'stock',
  answer: stockState,
});

export const switchStock = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/stock',
  summary: 'Mark a dish, an ingredient or an extra as sold out or available',
  caller: 'staff',
  area: 'stock',
  headers: ifMatch,
  body: stockRequest,
  answer: stockState,
  problems: VERSION_PROBLEMS,
});

export const locateAddress = call({
  method: 'POST',
  path: '/api/office/shop/:shop/locate',
  summary: 'Locate a typed address, to try zones before they are saved',
  caller: 'staff',
  area: 'opening',
  access: 'read',
  limit: 'geo',
  body: locateRequest,
  answer: locatedAnswer,
  problems: ADDRESS_PROBLEMS,
});

export const listConsents = call({
  method: 'GET',
  path: '/api/office/shop/:shop/advertising-consents',
  summary: 'List confirmed consents to advertising with their text and time',
  caller: 'staff',
  area: 'guests',
  access: 'write',
  answer: advertisingConsents,
});

export const listMails = call({
  method: 'GET',
  path: '/api/office/mails',
  summary: 'List mails written to files, newest first',
  caller: 'staff',
  area: 'mails',
  answer: mails,
});
