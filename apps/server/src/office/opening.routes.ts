import { openingRequest, openingSettings, pauseRequest, pauseState } from '@tischlein/contract/office';
import type { OpeningHours, ShopConfig, SlotCapacity } from '@tischlein/domain/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireOwnShop, requireShop } from '../staff/staff-session.http.ts';
import { refuseOutdated } from '../http/version-tag.ts';
import { pauseOrders, getPauseState as pauseStateOf, resumeOrders } from '../opening/pause-orders.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { saveShop } from '../shops/save-shop.ts';

const ofShop = { tags: ['office'], params: z.object({ shop: z.string() }) };
const settings: z.ZodType<{ opening: OpeningHours; slotCapacity: SlotCapacity | null; version: number }> =
  openingSettings;
const READ = { ...ofShop, summary: 'Hours and capacity with their version', response: { 200: settings } };
const WRITE = { ...READ, summary: 'Replaces hours and capacity; If-Match the version', body: openingRequest };
const PAUSE = { ...ofShop, summary: 'Whether orders are stopped for now', response: { 200: pauseState } };
const STOP = { ...PAUSE, summary: 'Stops orders for now; goes on by itself', body: pauseRequest };
const RESUME = { ...PAUSE, summary: 'Takes orders again' };

/** Opening settings: owners set the hours, all staff may pause. */
export const officeOpeningRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/opening', { schema: READ }, async (request) =>
    toSettings(await requireShop(request, deps, request.params.shop)),
  );

  app.put('/api/office/shop/:shop/opening', { schema: WRITE }, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    refuseOutdated(request, shop.configVersion);
    const outcome = await saveShop(deps, withOpening(shop.config, request.body));
    if (outcome !== 'saved') throw httpProblem(outcome);
    await deps.slots.refresh(shop.id);
    return toSettings(currentShop(deps, shop));
  });

  app.get('/api/office/shop/:shop/pause', { schema: PAUSE }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return pauseStateOf(deps, shop);
  });

  app.put('/api/office/shop/:shop/pause', { schema: STOP }, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await pauseOrders(deps, shop, request.body);
    return pauseStateOf(deps, currentShop(deps, shop));
  });

  app.delete('/api/office/shop/:shop/pause', { schema: RESUME }, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await resumeOrders(deps, shop);
    return pauseStateOf(deps, currentShop(deps, shop));
  });
};

function withOpening(
  { slotCapacity: _, ...config }: ShopConfig,
  { opening, slotCapacity }: { readonly opening: OpeningHours; readonly slotCapacity: SlotCapacity | null },
): ShopConfig {
  return { ...config, opening, ...(slotCapacity && { slotCapacity }) };
}

const toSettings = ({ config, configVersion }: LoadedShop) => {
  const { opening, slotCapacity = null } = config;
  return { opening, slotCapacity, version: configVersion };
};

const currentShop = ({ shops }: Deps, shop: LoadedShop): LoadedShop => shops.shopByRef(shop.id) ?? shop;
