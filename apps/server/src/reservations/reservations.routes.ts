import * as calls from '@tischlein/contract/calls';
import { findReservationSettings } from '@tischlein/domain/reservations';
import { STAFF_RESERVATION_PROBLEMS } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { requireDeliverable } from '../mail/require-deliverable.http.ts';
import { withPhone } from '../orders/require-phone.http.ts';
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
import { listConcerned } from '../shops/lost-duties.ts';
import { replaceConfig } from '../shops/save-shop.ts';
import { readSavedConfig } from '../shops/saved-shop.ts';
import { listDay } from './list-day.ts';
import { findReservation } from './reservations.store.ts';

/** Reserving a table. Needs no sign-in. */
export const reservationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.findReservationTimes, async ({ shop, body }) => {
    const { date, guests, token } = body;
    const own = token === null ? null : (await requireLinked(deps, shop, { token, by: 'guest' })).row;
    const settings = findReservationSettings(shop.config);
    if (!settings) return refuse('reservationsOff');
    return findFreeTimes(deps, shop, { settings, date, guests, own });
  });

  route(app, calls.reserveTable, async ({ shop, headers, body, reply }) => {
    if (shop.state !== 'open') return refuse('shopNotOpen');
    await requireDeliverable(deps, body.formData.email);
    const key = readIdempotencyKey(headers['idempotency-key']);
    const outcome = await reserveTable(deps, shop, { form: withPhone(body.formData), key, by: 'guest' });
    const row = requireDone(outcome, { reply, by: 'guest' });
    const token = createReservationToken(row, 'guest', deps.secretKey);
    return { token, reservation: toReservation(row, deps.clock.now()) };
  });

  await linkRoutes(app, { deps });
};

/** What the holder of a link does. */
const linkRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.lookAtReservation, async ({ shop, body }) =>
    toLinkedReservation(deps, shop, await requireLinked(deps, shop, { token: body.token })),
  );

  route(app, calls.answerReservation, async ({ shop, params, body, reply }) => {
    const { action } = params;
    const { token, sequence, message } = body;
    const { row, by } = await requireLinked(deps, shop, { token });
    if (!mayAct(by, action)) return refuse('reservationUnknown');
    const done = await actOnReservation(deps, shop, { row, action, by, sequence, message });
    return toLinkedReservation(deps, shop, { row: requireDone(done, { reply, by }), by });
  });

  route(app, calls.changeReservation, async ({ shop, body, reply }) => {
    const { token, ...wanted } = body;
    const { row, by } = await requireLinked(deps, shop, { token, by: 'guest' });
    const changed = await changeReservation(deps, shop, { row, wanted });
    return toLinkedReservation(deps, shop, { row: requireDone(changed, { reply, by }), by });
  });

  route(app, calls.getReservationCalendar, async ({ shop, params, reply }) => {
    const { token } = params;
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
  if (!linked || (by && linked.by !== by)) throw refuse('reservationUnknown');
  return linked;
}

/** Reservations in the office, and how guests reserve. */
export const officeReservationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listReservations, ({ shop, query }) => listDay(deps, shop, query.date));

  route(app, calls.enterReservation, async ({ shop, headers, body, reply }) => {
    const key = readIdempotencyKey(headers['idempotency-key']);
    const outcome = await reserveTable(deps, shop, { form: withPhone(body.formData), key, by: 'restaurant' });
    return toReservation(requireDone(outcome, { reply, by: 'restaurant' }), deps.clock.now());
  });

  route(app, calls.actOnReservation, async ({ shop, params, body, reply }) => {
    const { reservation, action } = params;
    const row = await findReservation(deps.database.read, shop.id, reservation);
    if (!row) return refuse('reservationUnknown', { message: STAFF_RESERVATION_PROBLEMS.reservationUnknown });
    const act = { row, action, by: 'restaurant', ...body } as const;
    const done = await actOnReservation(deps, shop, act);
    return toReservation(requireDone(done, { reply, by: 'restaurant' }), deps.clock.now());
  });

  await settingsRoutes(app, { deps });
};

const settingsRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getReservationSettings, ({ shop: { config }, reply }) => {
    const document = toSettings(config);
    return sendVersioned(reply, { document, version: document.version });
  });

  route(app, calls.saveReservationSettings, async ({ shop: { id: shopId }, body, request }) => {
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: (saved) => toVersioned(pickSettings(readSavedConfig(saved))),
      keeps: listConcerned,
      write: async (writer, saved) => {
        const config = withSettings(readSavedConfig(saved), body);
        return { outcome: await replaceConfig(writer, saved, config), config };
      },
    });
    const { outcome, config } = requireEdited(edited);
    if (outcome !== 'saved') return refuse(outcome);
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
