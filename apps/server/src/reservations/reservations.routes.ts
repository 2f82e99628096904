import * as calls from '@tischlein/contract/calls';
import { findReservationSettings } from '@tischlein/domain/reservations';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { actOnReservation } from './act-on-reservation.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { changeReservation } from './change-reservation.ts';
import { findFreeTimes } from './free-times.ts';
import {
  createReservationToken,
  findLinkedReservation,
  type LinkHolder,
  mayAct,
  toReservationUrl,
} from './reservation-link.ts';
import { requireDone } from './reservation-problem.http.ts';
import { reserveTable } from './reserve-table.ts';
import { toLinkedReservation, toReservation } from './to-reservation.ts';
import type { ShopConfig } from '@tischlein/domain/shop';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { keepComplete } from '../shops/keep-complete.ts';
import { replaceConfig } from '../shops/save-shop.ts';
import { readSavedConfig } from '../shops/saved-shop.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { listDay } from './list-day.ts';
import { findReservation } from './reservations.store.ts';

/** Reserving a table. Needs no sign-in. */
export const reservationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.findReservationTimes, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const { date, guests, token } = request.body;
    const own = token === null ? null : (await requireLinked(deps, shop, { token, by: 'guest' })).row;
    const settings = findReservationSettings(shop.config);
    if (!settings) throw httpProblem('reservationsOff');
    reply.header('cache-control', 'no-store');
    return findFreeTimes(deps, shop, { settings, date, guests, own });
  });

  route(app, calls.reserveTable, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    if (shop.state !== 'open') throw httpProblem('shopNotOpen');
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const row = requireDone(await reserveTable(deps, shop, { form: request.body.formData, key, by: 'guest' }), reply);
    reply.header('cache-control', 'no-store');
    const token = createReservationToken(row, 'guest', deps.secretKey);
    return { token, reservation: toReservation(row, deps.clock.now()) };
  });

  await app.register(linkRoutes, { deps });
};

/** What the holder of a link does. */
const linkRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.lookAtReservation, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    return toLinkedReservation(deps, shop, await requireLinked(deps, shop, { token: request.body.token }));
  });

  route(app, calls.answerReservation, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const { action } = request.params;
    const { token, sequence, message } = request.body;
    const { row, by } = await requireLinked(deps, shop, { token });
    if (!mayAct(by, action)) throw httpProblem('reservationUnknown');
    const done = await actOnReservation(deps, shop, { row, action, by, sequence, message });
    return toLinkedReservation(deps, shop, { row: requireDone(done, reply), by });
  });

  route(app, calls.changeReservation, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const { token, ...wanted } = request.body;
    const { row, by } = await requireLinked(deps, shop, { token, by: 'guest' });
    const changed = await changeReservation(deps, shop, { row, wanted });
    return toLinkedReservation(deps, shop, { row: requireDone(changed, reply), by });
  });

  route(app, calls.getReservationCalendar, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const { token } = request.params;
    const { row } = await requireLinked(deps, shop, { token, by: 'guest' });
    const { publicUrl, clock } = deps;
    const url = toReservationUrl(toShopUrl(publicUrl, shop.config), token, 'confirm');
    const file = writeCalendarFile({ config: shop.config, row, url, publicUrl, now: clock.now() });
    return reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`).send(file.text);
  });
};

interface WantedLink {
  readonly token: string;
  /** Absent: either side. */
  readonly by?: LinkHolder;
}

async function requireLinked(deps: Deps, shop: LoadedShop, { token, by }: WantedLink) {
  const linked = await findLinkedReservation(deps, shop.id, token);
  if (!linked || (by && linked.by !== by)) throw httpProblem('reservationUnknown');
  return linked;
}

/** Reservations in the office, and how guests reserve. */
export const officeReservationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listReservations, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return listDay(deps, shop, request.query.date);
  });

  route(app, calls.enterReservation, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const outcome = await reserveTable(deps, shop, { form: request.body.formData, key, by: 'restaurant' });
    return toReservation(requireDone(outcome, reply), deps.clock.now());
  });

  route(app, calls.actOnReservation, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { reservation, action } = request.params;
    const row = await findReservation(deps.database.read, shop.id, reservation);
    if (!row) throw httpProblem('reservationUnknown');
    const act = { row, action, by: 'restaurant', ...request.body } as const;
    return toReservation(requireDone(await actOnReservation(deps, shop, act), reply), deps.clock.now());
  });

  await app.register(settingsRoutes, { deps });
};

const settingsRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getReservationSettings, async (request, reply) => {
    const { config } = await requireShop(request, deps, request.params.shop);
    const document = toSettings(config);
    return sendVersioned(reply, { document, version: document.version });
  });

  route(app, calls.saveReservationSettings, async (request) => {
    const { id: shopId } = await requireShop(request, deps, request.params.shop);
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: (saved) => toVersioned(pickSettings(readSavedConfig(saved))),
      write: async (writer, saved) => {
        const config = withSettings(readSavedConfig(saved), request.body);
        const outcome = await keepComplete(writer, shopId, () => replaceConfig(writer, saved, config));
        return { outcome, config };
      },
    });
    const { outcome, config } = requireEdited(edited);
    if (outcome !== 'saved') throw httpProblem(outcome);
    return toSettings(config);
  });
};

interface SettingsDocument {
  readonly enableReservations: boolean;
  readonly reservations: ShopConfig['reservations'] | null;
}

const pickSettings = ({ enableReservations, reservations }: ShopConfig) => ({
  enableReservations,
  reservations: reservations ?? null,
});

function withSettings(
  { reservations: _, ...config }: ShopConfig,
  { enableReservations, reservations }: SettingsDocument,
): ShopConfig {
  return { ...config, enableReservations, ...(reservations && { reservations }) };
}

function toSettings(config: ShopConfig) {
  const { document, version } = toVersioned(pickSettings(config));
  return { ...document, version };
}
