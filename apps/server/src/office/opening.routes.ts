import * as calls from '@tischlein/contract/calls';
import type { ShopId } from '@tischlein/domain';
import type { OpeningHours, ShopConfig, SlotCapacity } from '@tischlein/domain/shop';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { pauseOrders, getPauseState as pauseStateOf, resumeOrders } from '../opening/pause-orders.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { keepComplete } from '../shops/keep-complete.ts';
import { replaceConfig } from '../shops/save-shop.ts';
import { readSavedConfig } from '../shops/saved-shop.ts';

/** Hours and pauses. */
export const officeOpeningRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOpening, async (request, reply) => {
    const document = toSettings((await requireShop(request, deps, request.params.shop)).config);
    return sendVersioned(reply, { document, version: document.version });
  });

  route(app, calls.saveOpening, async (request) => {
    const { id: shopId } = await requireShop(request, deps, request.params.shop);
    const edited = await editOpening(deps, shopId, { version: requireVersion(request), opening: request.body });
    const { outcome, config } = requireEdited(edited);
    if (outcome !== 'saved') throw httpProblem(outcome);
    await deps.slots.refresh(shopId);
    return toSettings(config);
  });

  route(app, calls.getPause, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return pauseStateOf(deps, shop);
  });

  route(app, calls.startPause, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await pauseOrders(deps, shop, request.body);
    return pauseStateOf(deps, await currentShop(deps, shop));
  });

  route(app, calls.endPause, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await resumeOrders(deps, shop);
    return pauseStateOf(deps, await currentShop(deps, shop));
  });
};

interface OpeningDocument {
  readonly opening: OpeningHours;
  readonly slotCapacity: SlotCapacity | null;
}

function withOpening(
  { slotCapacity: _, ...config }: ShopConfig,
  { opening, slotCapacity }: OpeningDocument,
): ShopConfig {
  return { ...config, opening, ...(slotCapacity && { slotCapacity }) };
}

/** Replaces the hours; the rest of the configuration stays as it is saved at that moment. */
const editOpening = (
  deps: Deps,
  shopId: ShopId,
  { version, opening }: { readonly version: string; readonly opening: OpeningDocument },
) =>
  editDocument(deps, {
    shopId,
    version,
    read: (saved) => toVersioned(pickOpening(readSavedConfig(saved))),
    write: async (writer, saved) => {
      const config = withOpening(readSavedConfig(saved), opening);
      const outcome = await keepComplete(writer, shopId, () => replaceConfig(writer, saved, config));
      return { outcome, config };
    },
  });

const pickOpening = ({ opening, slotCapacity }: ShopConfig): OpeningDocument => ({
  opening,
  slotCapacity: slotCapacity ?? null,
});

function toSettings(config: ShopConfig) {
  const { document, version } = toVersioned(pickOpening(config));
  return { ...document, version };
}

const currentShop = async ({ shops }: Deps, shop: LoadedShop): Promise<LoadedShop> =>
  (await shops.shopByRef(shop.id)) ?? shop;
