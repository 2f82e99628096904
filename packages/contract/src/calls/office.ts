import type { MenuDocument } from '@tischlein/domain/menu';
import { ADDRESS_PROBLEMS } from '@tischlein/domain/delivery';
import type { OpeningHours, ShopConfig, SlotCapacity } from '@tischlein/domain/shop';
import { z } from 'zod';
import {
  advertisingConsents,
  locatedAnswer,
  locateRequest,
  mails,
  officeCoupon,
  openingRequest,
  openingSettings,
  pauseRequest,
  pauseState,
  shopDocument,
  stockRequest,
  stockState,
} from '../office/index.ts';
import { menuDocument, shopConfig } from '../shop/index.ts';
import { call } from './call.ts';

/** The version that is replaced, as its ETag; without it, any. */
const headers = z.object({ 'if-match': z.string().optional() });
const config: z.ZodType<ShopConfig> = shopConfig;
const menu: z.ZodType<MenuDocument> = menuDocument;
const coupons = z.array(officeCoupon).max(10_000);
const hours: z.ZodType<{ opening: OpeningHours; slotCapacity: SlotCapacity | null; version: number }> = openingSettings;

export const createShop = call({
  method: 'POST',
  path: '/api/office/shop',
  summary: 'Makes a shop from a whole document',
  caller: 'owner',
  bodySize: 'document',
  body: shopDocument,
  problems: ['slugTaken', 'pageReserved'],
});

export const getShopConfig = call({
  method: 'GET',
  path: '/api/office/shop/:shop/config',
  summary: 'The whole configuration; its version as ETag',
  caller: 'staff',
  answer: config,
});

export const saveShopConfig = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/config',
  summary: 'Replaces the configuration',
  caller: 'owner',
  headers,
  bodySize: 'document',
  body: config,
  problems: ['slugTaken', 'pageReserved', 'versionConflict'],
});

export const getShopMenu = call({
  method: 'GET',
  path: '/api/office/shop/:shop/menu',
  summary: 'The whole menu; its version as ETag',
  caller: 'staff',
  answer: menu,
});

export const saveShopMenu = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/menu',
  summary: 'Replaces the menu',
  caller: 'owner',
  headers,
  bodySize: 'document',
  body: menu,
  problems: ['versionConflict'],
});

export const listCoupons = call({
  method: 'GET',
  path: '/api/office/shop/:shop/coupons',
  summary: 'The coupons',
  caller: 'staff',
  answer: coupons,
});

export const saveCoupons = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/coupons',
  summary: 'Replaces the coupons',
  caller: 'owner',
  bodySize: 'document',
  body: coupons,
});

export const getOpening = call({
  method: 'GET',
  path: '/api/office/shop/:shop/opening',
  summary: 'Hours and capacity with their version',
  caller: 'staff',
  answer: hours,
});

export const saveOpening = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/opening',
  summary: 'Replaces hours and capacity; If-Match the version',
  caller: 'owner',
  headers,
  body: openingRequest,
  answer: hours,
  problems: ['slugTaken', 'pageReserved', 'versionConflict'],
});

export const getPause = call({
  method: 'GET',
  path: '/api/office/shop/:shop/pause',
  summary: 'Whether orders are paused',
  caller: 'staff',
  answer: pauseState,
});

export const startPause = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/pause',
  summary: 'Pauses orders; they resume by themselves',
  caller: 'staff',
  body: pauseRequest,
  answer: pauseState,
});

export const endPause = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/pause',
  summary: 'Takes orders again',
  caller: 'staff',
  answer: pauseState,
});

export const getStock = call({
  method: 'GET',
  path: '/api/office/shop/:shop/stock',
  summary: 'What is out of stock now, and until when',
  caller: 'staff',
  answer: stockState,
});

export const switchStock = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/stock',
  summary: 'Switches a dish, an ingredient or an extra off or on again',
  caller: 'staff',
  body: stockRequest,
  answer: stockState,
});

export const locateAddress = call({
  method: 'POST',
  path: '/api/office/shop/:shop/locate',
  summary: 'Where a typed location is, to try zones before they are saved',
  caller: 'staff',
  limit: 'geo',
  body: locateRequest,
  answer: locatedAnswer,
  problems: ADDRESS_PROBLEMS,
});

export const listConsents = call({
  method: 'GET',
  path: '/api/office/shop/:shop/advertising-consents',
  summary: 'Addresses that have confirmed advertising and not withdrawn it, with what they agreed to and when',
  caller: 'owner',
  answer: advertisingConsents,
});

export const listMails = call({
  method: 'GET',
  path: '/api/office/mails',
  summary: 'Mails written to files, newest first',
  caller: 'staff',
  answer: mails,
});
