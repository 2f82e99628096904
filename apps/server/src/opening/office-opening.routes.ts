import * as calls from '@tischlein/contract/calls';
import type { AffectedByHours, OpeningRequest } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { OpeningHours, ShopConfig, SlotCapacity } from '@tischlein/domain/shop';
import type { FastifyPluginAsync } from 'fastify';
import { rollback } from '../db/rollback.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { isSeen, readAffected } from './affected-by-hours.store.ts';
import { findHolidays } from './find-holidays.ts';
import { pauseOrders, getPauseState as pauseStateOf, resumeOrders } from './pause-orders.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import { replaceConfig } from '../shops/save-shop.ts';
import { readSavedConfig } from '../shops/saved-shop.ts';

/** Hours and pauses. */
export const officeOpeningRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOpening, ({ shop, reply }) => {
    const document = toSettings(shop.config);
    return sendVersioned(reply, { document, version: document.version });
  });

  route(app, calls.listHolidays, ({ shop, query }) => findHolidays(deps, shop, query.land));

  route(app, calls.saveOpening, async ({ shop: { id: shopId }, body, request }) => {
    const { seen, ...opening } = body;
    const edited = await editOpening(deps, shopId, { version: requireVersion(request), opening, seen });
    const result = requireEdited(edited);
    if (result.outcome === 'affected') return refuse('openingAffects', { affected: result.affected });
    if (result.outcome !== 'saved') return refuse(result.outcome);
    await deps.slots.refresh(shopId);
    return toSettings(result.config);
  });

  route(app, calls.getPause, ({ shop }) => pauseStateOf(deps, shop));

  route(app, calls.startPause, async ({ shop, body }) => {
    await pauseOrders(deps, shop, body);
    return pauseStateOf(deps, await currentShop(deps, shop));
  });

  route(app, calls.endPause, async ({ shop }) => {
    await resumeOrders(deps, shop);
    return pauseStateOf(deps, await currentShop(deps, shop));
  });
};

interface OpeningDocument {
  readonly opening: OpeningHours;
  readonly slotCapacity: SlotCapacity | null;
}

interface OpeningEdit {
  readonly version: string;
  readonly opening: OpeningDocument;
  /** What the person who saves has been shown. */
  readonly seen: OpeningRequest['seen'] | undefined;
}

function withOpening(
  { slotCapacity: _, ...config }: ShopConfig,
  { opening, slotCapacity }: OpeningDocument,
): ShopConfig {
  return { ...config, opening, ...(slotCapacity && { slotCapacity }) };
}

/** Replaces the hours, unless they leave unseen orders behind; the rest of the configuration stays as it is saved at that moment. */
async function editOpening(deps: Deps, shopId: ShopId, { version, opening, seen }: OpeningEdit) {
  return editDocument<OpeningEdited>(deps, {
    shopId,
    version,
    read: (saved) => toVersioned(pickOpening(readSavedConfig(saved))),
    keeps: listConcerned,
    write: async (writer, saved) => {
      const before = readSavedConfig(saved);
      const config = withOpening(before, opening);
      const outcome = await replaceConfig(writer, saved, config);
      const change = { before: before.opening, after: opening.opening, now: deps.clock.now() };
      const affected = await readAffected(writer, shopId, change);
      if (saved.own.state === 'open' && !isSeen(affected, seen)) return rollback({ outcome: 'affected', affected });
      return { outcome, config };
    },
  });
}

type OpeningEdited =
  | { readonly outcome: Awaited<ReturnType<typeof replaceConfig>>; readonly config: ShopConfig }
  /** The person who saves has not seen what the new hours leave behind. */
  | { readonly outcome: 'affected'; readonly affected: AffectedByHours };

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
