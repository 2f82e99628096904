import * as calls from '@tischlein/contract/calls';
import type { OpeningHours, ShopConfig, SlotCapacity } from '@tischlein/domain/shop';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireOwnShop, requireShop } from '../staff/staff-session.http.ts';
import { refuseOutdated } from '../http/version-tag.ts';
import { route } from '../http/route.ts';
import { pauseOrders, getPauseState as pauseStateOf, resumeOrders } from '../opening/pause-orders.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { saveShop } from '../shops/save-shop.ts';

/** Opening settings: owners set the hours, all staff may pause. */
export const officeOpeningRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOpening, async (request) => toSettings(await requireShop(request, deps, request.params.shop)));

  route(app, calls.saveOpening, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    refuseOutdated(request, shop.configVersion);
    const outcome = await saveShop(deps, withOpening(shop.config, request.body));
    if (outcome !== 'saved') throw httpProblem(outcome);
    await deps.slots.refresh(shop.id);
    return toSettings(currentShop(deps, shop));
  });

  route(app, calls.getPause, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return pauseStateOf(deps, shop);
  });

  route(app, calls.startPause, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await pauseOrders(deps, shop, request.body);
    return pauseStateOf(deps, currentShop(deps, shop));
  });

  route(app, calls.endPause, async (request) => {
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
