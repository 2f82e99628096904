import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DayOverview, OfficeReservations, ReportAnswer, VisitFigures } from '@tischlein/contract/office';
import type { ReceiptDocument } from '@tischlein/contract/shop';
import { addDays, addMonths, toMonth, type ShopDay, shopDay, tourId } from '@tischlein/domain';
import { DEFAULT_BOOKKEEPING, type ShopConfig } from '@tischlein/domain/shop';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMonthlyMails } from '../../apps/server/src/books/monthly-mails.ts';
import { toBusinessRange, toDayRange, toBusinessDay } from '../../apps/server/src/clock.ts';
import { sumOrders } from '../../apps/server/src/office/shop-status.store.ts';
import { findNextNumber } from '../../apps/server/src/tours/tours.store.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { DAYS, TIMES, toUtc, WHOLE_WEEK } from '../support/ends-of-days.ts';
import { addTables, scanTable, signInWaiter } from '../support/dining-tables.ts';
import type { Desk } from '../support/open-shop.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';

const BASE = '/api/office/shop/roma';
const SHOP = '/api/shop/roma';

/** What happens at 0:30 and 23:30 of a day. */
interface Deed {
  readonly day: ShopDay;
  readonly time: '00:30' | '23:30';
  readonly at: string;
  readonly order: number;
  readonly orderId: string;
}

describe.each(preparedPaidTrattoria)('the first and the last hour of a day on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  /** A session that is not used for weeks ends. */
  let office: Desk;
  const deeds: Deed[] = [];
  /** What was asked at a time, by day and time. */
  const seen = new Map<string, Awaited<ReturnType<typeof lookAround>>>();

  beforeAll(async () => {
    place = await open();
    shop = await openPaidShop(place, { at: '2026-12-01T11:00:00.000Z' });
    office = shop.office;
    const config = await call<ShopConfig>('GET', 'config');
    const bookkeeping = { ...DEFAULT_BOOKKEEPING, consultant: 29_098, client: 10_421, includesTill: true };
    const opening = { ...config.opening, openingTimes: WHOLE_WEEK, deliveryTimes: [] };
    const saved = await shop.office.save(`${BASE}/config`, {
      ...config,
      bookkeeping,
      opening,
      enableTracking: true,
      feedbackMails: 'customers',
    });
    if (saved.statusCode !== 204) throw new Error(`the hours were answered ${saved.statusCode}: ${saved.body}`);
    await addTables(shop.office);
    const signIn = async (at: string): Promise<void> => {
      shop.clock.set(at);
      office = await shop.desk();
    };
    const days = new Set(
      Object.values(DAYS).flatMap((day) => [addDays(shopDay(day), -1), shopDay(day), addDays(shopDay(day), 1)]),
    );
    for (const day of [...days].toSorted())
      for (const time of TIMES) {
        await signIn(toUtc(day, time));
        deeds.push(await act(day, time));
        seen.set(`${day} ${time}`, await lookAround());
      }
    await signIn('2028-02-01T11:00:00.000Z');
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const call = async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const answer = await office.call(method, `${BASE}/${path}`, body);
    if (answer.statusCode >= 400) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`);
    return answer.headers['content-type']?.toString().includes('json') ? answer.json() : (answer.body as Answer);
  };
  const track = (path: string, body: object) => shop.guest().call('POST', `${SHOP}/tracking/${path}`, body);

  async function act(day: ShopDay, time: Deed['time']): Promise<Deed> {
    const paying = await shop.guestPays('Stripe_card');
    await shop.fake.press((await paying.prepare()).url ?? '', 'pay');
    await paying.comeBack();
    const { orderId } = paying;
    for (const action of ['accept', 'ready', 'depart', 'handOver'] as const)
      await office.act(orderId, action, action === 'accept' ? { minutes: 30 } : {});
    await shop.guest().call('GET', `${SHOP}/validate_coupon?code=FALSCH`);
    await track('page', { page: '/' });
    await track('visit', { ...VISIT, sessionId: randomUUID() });
    const at = shop.clock.now();
    return shop.deps.database.write(async (writer) => {
      const where = { order_id: orderId as never };
      await writer
        .updateTable('orders')
        .set({ tip: 100, tip_recipient: 'team', waiter: 'Mia' })
        .where('order_id', '=', where.order_id)
        .execute();
      const { number } = await writer
        .selectFrom('orders')
        .select('number')
        .where('order_id', '=', where.order_id)
        .executeTakeFirstOrThrow();
      return { day, time, at, order: number, orderId };
    });
  }

  /** What concerns the day that is. */
  async function lookAround() {
    const now = shop.clock.now();
    const { read } = shop.deps.database;
    const [usage, visits, offers] = [
      await call<{ allOrders: number; refused: { count: number }[] }>('GET', 'coupon-usage?days=1'),
      await call<VisitFigures>('GET', 'visit-figures?days=1'),
      await call<{ days: number }>('GET', 'offer-usage?days=1'),
    ];
    return {
      now,
      orders: usage.allOrders,
      refusals: usage.refused.reduce((all, { count }) => all + count, 0),
      views: visits.daily.map(({ day, views }) => [day, views]),
      visits: visits.visits.visits,
      offers: offers.days,
      branch: (await sumOrders(read, ['roma' as never], toDayRange(toWall(now)))).get('roma' as never)?.orders,
      desk: (await office.orders()).orders.map(({ number }) => number),
      overview: await call<DayOverview>('GET', `day-overviews/${toWall(now)}`),
      report: await call<ReportAnswer>('GET', 'report'),
    };
  }
  const toWall = (instant: string): ShopDay =>
    shopDay(Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString());

  const listOrders = (day: string): readonly number[] =>
    deeds.filter((deed) => deed.day === day).map(({ order }) => order);
  const day = (name: keyof typeof DAYS): ShopDay => shopDay(DAYS[name]);
  const csvRows = (text: string): readonly string[][] =>
    text
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';'));
  const names = Object.keys(DAYS) as (keyof typeof DAYS)[];
  const uniq = (numbers: readonly number[]): readonly number[] =>
    [...new Set(numbers)].toSorted((left, right) => left - right);

  describe.each(names)('a day %s', (name) => {
    it('receipts as JSON and as CSV, with the time of the shop', async () => {
      const query = `?from=${day(name)}&to=${day(name)}`;
      const { receipts } = await call<{ receipts: ReceiptDocument[] }>('GET', `receipts${query}`);
      expect(uniq(receipts.map(({ orderNumber }) => orderNumber))).toEqual(listOrders(day(name)));
      const rows = csvRows(await call<string>('GET', `receipts.csv${query}`));
      expect(uniq(rows.map((row) => Number(row[3])))).toEqual(listOrders(day(name)));
      expect([...new Set(rows.map((row) => row[2]))]).toEqual(TIMES.map((time) => `${day(name)} ${time}`));
    });

    it('orders, searched and as CSV', async () => {
      const request = { from: day(name), to: day(name) };
      const { orders } = await call<{ orders: { number: number }[] }>('POST', 'order-archive', request);
      expect(uniq(orders.map(({ number }) => number))).toEqual(listOrders(day(name)));
      const { csv } = await call<{ csv: string }>('POST', 'order-archive/csv', request);
      expect(csvRows(csv).map((row) => row.slice(0, 3))).toEqual(
        listOrders(day(name))
          .map((number, index) => [String(number), day(name), TIMES[index]])
          .toReversed(),
      );
    });

    it('tips, listed and as CSV', async () => {
      const query = `?from=${day(name)}&to=${day(name)}`;
      expect(await call('GET', `tips${query}`)).toMatchObject([{ day: day(name), count: 2, amount: 200 }]);
      expect(await call<string>('GET', `tips.csv${query}`)).toContain(day(name));
    });

    it('the audit log, read and as CSV', async () => {
      const { entries } = await call<{ entries: { at: string }[] }>('POST', 'audit-log', {
        from: day(name),
        to: day(name),
      });
      const own = deeds.filter((deed) => deed.day === day(name)).map(({ at }) => at);
      expect([...new Set(entries.map(({ at }) => at))].toSorted()).toEqual(own);
      const text = await call<string>('GET', 'audit-log.csv');
      for (const time of TIMES) expect(text).toContain(`${day(name)};${time}`);
    });

    it('figures and the daily overview, while it runs and when it is over', async () => {
      const report = await call<ReportAnswer>('GET', `report?kind=day&from=${day(name)}`);
      const hours = report.bars.filter(({ orders }) => orders > 0).map(({ key, orders }) => [key, orders]);
      expect(hours).toEqual([
        ['0', 1],
        ['23', 1],
      ]);
      const overview = await call<DayOverview>('GET', `day-overviews/${day(name)}`);
      const [first, last] = [toUtc(day(name), '00:00'), toUtc(addDays(day(name), 1), '00:00')];
      expect(overview.content).toMatchObject({ day: day(name), from: first, to: last });
      const running = seen.get(`${day(name)} 23:30`);
      expect(running?.overview.number).toBeNull();
      expect(running?.overview.content.totals.takings).toEqual(overview.content.totals.takings);
      expect(running?.report.period).toEqual({ from: day(name), to: day(name) });
      expect(running?.report.figures.totals.orders).toEqual(report.figures.totals.orders);
    });

    it('the archive, whose receipts, overviews and bookings agree', async () => {
      const month = toMonth(day(name));
      const answer = await office.call('GET', `${BASE}/archive.zip?month=${month}`);
      const files = unzipSync(answer.rawPayload);
      const own = deeds.filter((deed) => toMonth(deed.day) === month).map(({ order }) => order);
      const rows = csvRows(strFromU8(files['belege.csv'] ?? new Uint8Array()));
      expect(uniq(rows.map((row) => Number(row[3])))).toEqual(own);
      const datev = await office.call('GET', `${BASE}/datev.csv?month=${month}`);
      expect(
        Buffer.from(files['datev.csv'] ?? [])
          .toString('latin1')
          .split('\r\n')
          .slice(1),
      ).toEqual(datev.rawPayload.toString('latin1').split('\r\n').slice(1));
      const file = join(place.dataDir, `belege-${month}.zip`);
      await writeFile(file, answer.rawPayload);
      const { code, output } = await recount(file);
      expect(output).not.toContain('FALSCH');
      expect(code).toBe(0);
    });

    it('what was counted since midnight: orders, refused coupons, pages, visits', () => {
      const [early, late] = TIMES.map((time) => seen.get(`${day(name)} ${time}`));
      expect(early).toMatchObject({ orders: 1, refusals: 1, views: [[day(name), 1]], visits: 1, branch: 1 });
      expect(late).toMatchObject({ orders: 2, refusals: 2, views: [[day(name), 2]], visits: 2, branch: 2 });
    });

    it('the desk keeps the evening after midnight, until five', () => {
      const [early, late] = TIMES.map((time) => seen.get(`${day(name)} ${time}`)?.desk);
      const [before, after] = [listOrders(addDays(day(name), -1)), listOrders(day(name))];
      // 0:30 of the day before is of the evening before that.
      expect(early).toEqual([before[1], after[0]]);
      expect(late).toEqual(after.slice(1));
    });

    it('tours are numbered through the evening', async () => {
      const { database } = shop.deps;
      const next = (at: string) => findNextNumber(database.read, 'roma' as never, toBusinessRange(toBusinessDay(at)));
      const row = {
        shop_id: 'roma' as never,
        driver_id: 'x',
        state: 'ended',
        version: 1,
        started_at: null,
        ended_at: null,
      } as const;
      const created_at = toUtc(addDays(day(name), -1), '23:30');
      await database.write((writer) =>
        writer
          .insertInto('tours')
          .values({ ...row, tour_id: tourId(randomUUID()), number: 7, created_at })
          .execute(),
      );
      expect(await next(toUtc(day(name), '00:30'))).toBe(8);
      expect(await next(toUtc(day(name), '23:30'))).toBe(1);
    });

    it('reservations after midnight are of the evening', async () => {
      const insert = (starts_at: string) =>
        shop.deps.database.write((writer) =>
          writer.insertInto('reservations').values(aReservationRow(starts_at)).execute(),
        );
      const [night, dinner] = [toUtc(day(name), '00:30'), toUtc(day(name), '23:30')];
      await insert(night);
      await insert(dinner);
      const list = async (date: string) =>
        (await call<OfficeReservations>('GET', `reservations?date=${date}`)).reservations.map(({ startsAt }) =>
          new Date(startsAt).toISOString(),
        );
      expect(await list(addDays(day(name), -1))).toContain(night);
      expect(await list(day(name))).toContain(dinner);
      expect(await list(day(name))).not.toContain(night);
    });
  });

  const recount = (file: string): Promise<{ readonly code: number; readonly output: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, ['tools/recount.ts', file], (error, output) =>
        resolve({ code: Number(error?.code ?? 0), output }),
      );
    });

  describe('at the end of a day', () => {
    it.each(names)('%s: waiters and guests at tables are signed out at midnight', async (name) => {
      shop.clock.set(toUtc(day(name), '23:30'));
      const [waiter, guest] = [await signInWaiter(shop), await scanTable(shop, await shop.desk(), 3)];
      const both = async () => [
        (await waiter.call('GET', `${SHOP}/tables`)).statusCode,
        (await guest.call('GET', `${SHOP}/table`)).statusCode,
      ];
      expect(await both()).toEqual([200, 200]);
      shop.clock.set(toUtc(addDays(day(name), 1), '00:30'));
      expect((await both()).every((status) => status >= 400)).toBe(true);
    });

    it.each(names)('%s: what is sold out today is sold again when the next day begins', async (name) => {
      const office = await deskAt(day(name), '00:30');
      for (const time of TIMES) {
        shop.clock.set(toUtc(day(name), time));
        const { tomorrow } = (await office.call('GET', `${BASE}/stock`)).json();
        expect(tomorrow).toBe(toUtc(addDays(day(name), 1), '00:00'));
      }
    });

    it.each(names)('%s: a contact is blocked through its last day', async (name) => {
      const office = await deskAt(day(name), '00:30');
      const body = { contact: '030 4444', scope: 'cash', reason: 'Spaß', until: day(name) };
      const blocks = (await office.call('POST', `${BASE}/blocked-contacts`, body)).json();
      expect(blocks[0].until).toBe(toUtc(addDays(day(name), 1), '00:00'));
      shop.clock.set(toUtc(day(name), '23:30'));
      expect((await office.call('GET', `${BASE}/blocked-contacts`)).json()).toHaveLength(1);
      shop.clock.set(toUtc(addDays(day(name), 1), '00:30'));
      expect((await office.call('GET', `${BASE}/blocked-contacts`)).json()).toEqual([]);
    });
  });

  it('the mails of a month are due on the first of the next one, at seven', async () => {
    const office = await deskAt(shopDay('2028-02-10'), '12:00');
    await office.call('PUT', `${BASE}/monthly-mail`, { isWanted: true });
    const roma = await shop.deps.shops.shopByRef('roma');
    if (!roma) throw new Error('the shop is missing');
    const months = async () => {
      await queueMonthlyMails(shop.deps, roma);
      const rows = await shop.deps.database.read.selectFrom('monthly_mails').select('sent_month').execute();
      return rows.map(({ sent_month }) => sent_month);
    };
    for (const month of ['2028-03-01', '2028-04-01', '2028-11-01'].map(shopDay)) {
      shop.clock.set(toUtc(month, '00:30'));
      expect(await months()).not.toContain(toMonth(addMonths(month, -1)));
      shop.clock.set(toUtc(month, '07:01'));
      expect(await months()).toContain(toMonth(addMonths(month, -1)));
    }
  });

  async function deskAt(date: ShopDay, time: string) {
    shop.clock.set(toUtc(date, time));
    return shop.desk();
  }
});

const VISIT = {
  userId: '6a1f0c52-1111-4111-8111-111111111111',
  page: '/',
  visitCount: 1,
  device: 'phone',
  design: 'dark',
  account: false,
  restaurantId: 'roma',
  website: 'webshop',
  orderId: null,
  referrer: '',
} as const;

const aReservationRow = (starts_at: string) => ({
  shop_id: 'roma' as never,
  reservation_id: randomUUID(),
  request_key: randomUUID(),
  request_hash: '',
  state: 'confirmed' as never,
  sequence: 0,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 60 * 60_000).toISOString(),
  guests: 2,
  name: 'Ada',
  email: '',
  phone: '',
  wish: '',
  message: '',
  cancelled_by: null,
  guest_sure_at: null,
  received_at: starts_at,
});
