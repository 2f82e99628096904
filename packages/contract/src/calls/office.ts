import type { MenuDocument } from '@tischlein/domain/menu';
import { ADDRESS_PROBLEMS } from '@tischlein/domain/delivery';
import { LEGAL_ROLES, type OpeningHours, type ShopConfig, type SlotCapacity } from '@tischlein/domain/shop';
import { z } from 'zod';
import {
  advertisingConsents,
  legalSuggestion,
  legalEntities,
  legalEntityChange,
  confirmDeclarationsRequest,
  declarationState,
  locatedAnswer,
  locateRequest,
  mails,
  officeCoupon,
  openingRequest,
  openingSettings,
  pauseRequest,
  pauseState,
  shopDocument,
  shopLegalEntity,
  stockRequest,
  stockState,
} from '../office/index.ts';
import { menuDocument, newShopConfig, shopConfig } from '../shop/index.ts';
import { call, ifMatch, OPEN_SHOP_PROBLEMS, VERSION_PROBLEMS } from './call.ts';

const config: z.ZodType<ShopConfig> = shopConfig;
const newConfig: z.ZodType<ShopConfig> = newShopConfig;
const menu: z.ZodType<MenuDocument> = menuDocument;
const coupons = z.array(officeCoupon).max(10_000);
const hours: z.ZodType<{ opening: OpeningHours; slotCapacity: SlotCapacity | null; version: string }> = openingSettings;

export const createShop = call({
  method: 'POST',
  path: '/api/office/shop',
  summary: 'Create a shop from a whole document',
  caller: 'owner',
  bodySize: 'document',
  body: shopDocument,
  problems: ['slugTaken', 'pageReserved'],
});

export const getShopConfig = call({
  method: 'GET',
  path: '/api/office/shop/:shop/config',
  summary: 'Get the whole configuration; its version is the ETag',
  caller: 'staff',
  answer: config,
});

export const saveShopConfig = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/config',
  summary: 'Replace the configuration; If-Match names the version that is replaced',
  caller: 'owner',
  bodySize: 'document',
  headers: ifMatch,
  body: newConfig,
  problems: ['slugTaken', 'pageReserved', 'branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const suggestLegalText = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-texts/:role',
  summary: 'Suggest a legal page from the settings of the shop; nothing is saved',
  caller: 'owner',
  params: { role: z.enum(LEGAL_ROLES) },
  answer: legalSuggestion,
});

export const getShopMenu = call({
  method: 'GET',
  path: '/api/office/shop/:shop/menu',
  summary: 'Get the whole menu; its version is the ETag',
  caller: 'staff',
  answer: menu,
});

export const saveShopMenu = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/menu',
  summary: 'Replace the menu; If-Match names the version that is replaced',
  caller: 'owner',
  bodySize: 'document',
  headers: ifMatch,
  body: menu,
  problems: ['branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const getDeclarations = call({
  method: 'GET',
  path: '/api/office/shop/:shop/declarations',
  summary: 'List what has unknown declarations, and what has been confirmed by whom',
  caller: 'staff',
  answer: declarationState,
});

export const confirmDeclarations = call({
  method: 'POST',
  path: '/api/office/shop/:shop/declarations/confirm',
  summary:
    'Confirm that dishes and ingredients contain nothing that is not named; If-Match names the version of the list',
  caller: 'owner',
  bodySize: 'document',
  headers: ifMatch,
  body: confirmDeclarationsRequest,
  answer: declarationState,
  problems: VERSION_PROBLEMS,
});

export const listCoupons = call({
  method: 'GET',
  path: '/api/office/shop/:shop/coupons',
  summary: 'List the coupons',
  caller: 'staff',
  answer: coupons,
});

export const saveCoupons = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/coupons',
  summary: 'Replace the coupons',
  caller: 'owner',
  bodySize: 'document',
  headers: ifMatch,
  body: coupons,
  problems: VERSION_PROBLEMS,
});

export const getOpening = call({
  method: 'GET',
  path: '/api/office/shop/:shop/opening',
  summary: 'Get opening hours and capacity with their version',
  caller: 'staff',
  answer: hours,
});

export const saveOpening = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/opening',
  summary: 'Replace opening hours and capacity; If-Match names the version that is replaced',
  caller: 'owner',
  headers: ifMatch,
  body: openingRequest,
  answer: hours,
  problems: ['slugTaken', 'pageReserved', 'branchInvalid', ...OPEN_SHOP_PROBLEMS],
});

export const getPause = call({
  method: 'GET',
  path: '/api/office/shop/:shop/pause',
  summary: 'Get the pause of ordering',
  caller: 'staff',
  answer: pauseState,
});

export const startPause = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/pause',
  summary: 'Pause ordering; it resumes by itself',
  caller: 'staff',
  body: pauseRequest,
  answer: pauseState,
});

export const endPause = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/pause',
  summary: 'End the pause of ordering',
  caller: 'staff',
  answer: pauseState,
});

export const getStock = call({
  method: 'GET',
  path: '/api/office/shop/:shop/stock',
  summary: 'List sold-out items and until when they are',
  caller: 'staff',
  answer: stockState,
});

export const switchStock = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/stock',
  summary: 'Mark a dish, an ingredient or an extra as sold out or available',
  caller: 'staff',
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
  limit: 'geo',
  body: locateRequest,
  answer: locatedAnswer,
  problems: ADDRESS_PROBLEMS,
});

export const listConsents = call({
  method: 'GET',
  path: '/api/office/shop/:shop/advertising-consents',
  summary: 'List confirmed consents to advertising with their text and time',
  caller: 'owner',
  answer: advertisingConsents,
});

export const listLegalEntities = call({
  method: 'GET',
  path: '/api/office/legal-entities',
  summary: 'List the legal entities of all shops',
  caller: 'owner',
  answer: legalEntities,
});

export const getLegalEntity = call({
  method: 'GET',
  path: '/api/office/shop/:shop/legal-entity',
  summary: 'Get the legal entity of a shop; its version is the ETag',
  caller: 'staff',
  answer: shopLegalEntity,
});

export const saveLegalEntity = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/legal-entity',
  summary: 'Change the legal entity of a shop, create one, or choose that of another shop',
  caller: 'owner',
  headers: ifMatch,
  body: legalEntityChange,
  answer: shopLegalEntity,
  problems: ['legalEntityUnknown', ...OPEN_SHOP_PROBLEMS],
});

export const listMails = call({
  method: 'GET',
  path: '/api/office/mails',
  summary: 'List mails written to files, newest first',
  caller: 'staff',
  answer: mails,
});
