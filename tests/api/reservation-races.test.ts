import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LinkedReservation } from '@tischlein/contract/shop';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openServer } from '../support/open-server.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aReservation, newKey, type Reserved, takeReservations } from '../support/reserving.ts';

const RESERVATIONS = '/api/shop/roma/reservations';

describe.each(preparedTrattoria)('reservations on two nodes, on $name', ({ open }) => {
  let place: OpenDatabase;
  let first: TestShop;
  let second: Awaited<ReturnType<typeof openServer>>;

  beforeEach(async () => {
    place = await open();
    first = await openShop(place);
    await takeReservations(await first.desk(), { mode: 'atOnce' });
    second = await openServer(place);
  });
  afterEach(async () => {
    const broken = await findViolations(first.deps.database.read);
    await second.close();
    await first.close();
    await place.close();
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  });

  const post = (node: number, url: string, payload: object, headers: Record<string, string> = newKey()) =>
    (node % 2 === 0 ? first : second).app.inject({ method: 'POST', url, payload, headers });
  const reserves = (node: number, form: object = {}, headers?: Record<string, string>) =>
    post(node, RESERVATIONS, aReservation({ email: `gast${node}@example.org`, ...form }), headers);

  it('of twenty guests who reserve at once, as many get a table as there are seats', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, guest) => reserves(guest)));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'reserved' : answer.json().code));
    // Five parties of four on twenty seats.
    expect(codes.filter((code) => code === 'reserved')).toHaveLength(5);
    expect(codes.filter((code) => code === 'reservationFull')).toHaveLength(15);
    const rows = await first.deps.database.read.selectFrom('reservations').select('guests').execute();
    expect(rows).toHaveLength(5);
    const seats = await first.deps.database.read.selectFrom('reserved_seats').select('seats').execute();
    expect(Math.max(...seats.map((row) => row.seats))).toBe(20);
  });

  it('stays that overlap count together', async () => {
    const arrivals = ['18:00', '18:30', '19:00', '19:30'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guest) =>
        reserves(guest, { startsAt: `2026-11-22T${arrivals[guest % 4]}:00+01:00`, guests: 6 }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  it('the same request at both nodes is one reservation', async () => {
    const key = newKey();
    const same = { email: 'ada@example.org' };
    const answers = await Promise.all([reserves(0, same, key), reserves(1, same, key), reserves(0, same, key)]);
    const ids = answers.map((answer) => answer.json<Reserved>().reservation.id);
    expect(new Set(ids).size).toBe(1);
    const changed = await reserves(1, { ...same, guests: 2 }, key);
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'idempotencyKeyReused']);
  });

  it('two parties that swap times never take more seats than there are', async () => {
    const [early, late]: [string, string] = ['2026-11-22T13:00:00+01:00', '2026-11-22T18:00:00+01:00'];
    const big = { guests: 8 };
    const [one, other] = [
      (await reserves(0, { ...big, startsAt: early })).json<Reserved>(),
      (await reserves(1, { ...big, startsAt: late })).json<Reserved>(),
    ];
    const moves = (node: number, { token, reservation }: Reserved, startsAt: string) =>
      post(
        node,
        `${RESERVATIONS}/change`,
        { token, sequence: reservation.sequence, startsAt, guests: 8, wish: '' },
        {},
      );
    const answers = await Promise.all([moves(0, one, late), moves(1, other, early)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json<LinkedReservation>().reservation.arrival)).toEqual(['18:00', '13:00']);
  });

  it('when one cancels while the other changes, one of them is told', async () => {
    const { token, reservation } = (await reserves(0)).json<Reserved>();
    const { sequence } = reservation;
    const answers = await Promise.all([
      post(0, `${RESERVATIONS}/answer/cancel`, { token, sequence }, {}),
      post(1, `${RESERVATIONS}/change`, { token, sequence, startsAt: reservation.startsAt, guests: 5 }, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([200, 409]);
  });
});
