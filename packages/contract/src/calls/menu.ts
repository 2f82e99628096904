import type { GuestMenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { z } from 'zod';
import { deliveryPeriod, guestMenuDocument, publicShopConfig, shopVersions } from '../shop/index.ts';
import { call, file, stream } from './call.ts';

const menu: z.ZodType<GuestMenuDocument> = guestMenuDocument;
const period: z.ZodType<DeliveryPeriod> = deliveryPeriod;

export const getConfig = call({
  method: 'GET',
  path: '/api/shop/:shop/config',
  summary: 'Get the public configuration of a shop',
  caller: 'guest',
  answer: publicShopConfig,
});

export const getMenu = call({
  method: 'GET',
  path: '/api/shop/:shop/menu',
  summary: 'Get the whole menu with its offers, prices in cents',
  caller: 'guest',
  answer: menu,
});

export const getDeliveryPeriod = call({
  method: 'GET',
  path: '/api/shop/:shop/config/deliveryPeriod',
  summary: 'Get whether the shop is open and when an order can be served',
  caller: 'guest',
  answer: period,
});

export const shopEvents = stream({
  path: '/api/shop/:shop/events',
  summary:
    'Follow the versions of delivery period and menu as server-sent events; the first comes at once unless their sum is ?after=',
  caller: 'guest',
  query: z.object({ after: z.coerce.number<number>().int().min(0).optional() }),
  event: shopVersions,
});

/** A merchant's stylesheet; changes with ?v=. */
export const getCustomCss = file({
  path: '/api/shop/:shop/custom.css',
  summary: "Get the merchant's stylesheet",
  caller: 'guest',
  query: z.object({ v: z.string().optional() }),
  isHidden: true,
});

/** The manifest of the installed shop, for the address where it is visited: its own, or one below /f={slug}. */
export const getManifest = file({
  path: '/api/shop/:shop/app.webmanifest',
  summary: "Get the shop's web manifest",
  caller: 'guest',
  query: z.object({ at: z.enum(['root', 'slug']).default('root') }),
  isHidden: true,
});

export const getAppIcon = file({
  path: '/api/shop/:shop/icons/:file',
  summary: "Get an icon for home screens: '192.png', '512.png', 'maskable.png' or 'apple.png'",
  caller: 'guest',
  isHidden: true,
  problems: ['imageUnknown'],
});

export const getIcon = file({
  path: '/api/shop/:shop/icon.svg',
  summary: "Get the shop's icon",
  caller: 'guest',
  isHidden: true,
});
