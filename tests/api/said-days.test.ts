import { randomUUID } from 'node:crypto';
import type { GuestFile } from '@tischlein/contract/office';
import type { DishRatings, OrderFeedback, ReservationTimes } from '@tischlein/contract/shop';
import { addDays, shopDay, type ShopDay, weekdayOn } from '@tischlein/domain';
import { findKeptUntil } from '@tischlein/domain/guests';
import type { MenuDocument } from '@tischlein/domain/menu';
import { isWithdrawalOpen } from '@tischlein/domain/orders';
import { longDate, weekday } from '@tischlein/wording';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { readRuns } from '../../apps/server/src/backups/backup-runs.store.ts';
import { isBackupDue } from '../../apps/server/src/backups/plan-backups.ts';
import { runBackup } from '../../apps/server/src/backups/run-backup.ts';
import { issueCorrections } from '../../apps/server/src/books/issue-corrections.ts';
import { KEEP_REFUSALS_DAYS } from '../../apps/server/src/coupons/coupon-refusals.store.ts';
import { writeCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { readSentCoupon } from '../../apps/server/src/coupons/sent-coupon.ts';
import { readSoldMenu } from '../../apps/server/src/shops/offers-for-guests.ts';
import { anOrder } from '../support/account-shop.ts';
import { type OpenDatabase, preparedAccountShops } from '../support/databases.ts';
import { DAYS, TIMES, toUtc, WHOLE_WEEK } from '../support/ends-of-days.ts';
import { type Desk, type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { RESERVATIONS } from '../support/reserving.ts';
import { aCoupon, trattoria, withFreeGrappa } from '../support/trattoria.ts';

const BASE = '/api/office/shop/roma';
const SHOP = '/api/shop/roma';
const ROMA = 'roma' as never;
const COMPANY = {
  company: 'Köhler',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  email: 'r@koehler.example',
  vatId: 'DE123456788',
};
const WHOLE_PARTICULARS = {
  content: { amount: 200, unit: 'g' },
  producer: 'Roma GmbH, 10115 Berlin',
  exempt: ['ingredients', 'nutrition'],
} as const;
const MOMENTS = Object.entries(DAYS).flatMap(([name, day]) =>
  TIMES.map((time) => ({ name, time, day: shopDay(day), at: toUtc(shopDay(day), time) })),
);
type Moment = (typeof MOMENTS)[number];

describe.each(preparedAccountShops)('days that are said, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let office: Desk;

  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    office = await shop.desk();
    const config = (await office.call('GET', `${BASE}/config`)).json();
    const opening = { ...config.opening, openingTimes: WHOLE_WEEK, deliveryTimes: [] };
    const changed = {
      ...config,
      opening,
      feedbackMails: 'customers',
      enableReservations: true,
      reservations: RESERVATIONS,
    };
    const saved = await office.save(`${BASE}/config`, changed);
    if (saved.statusCode !== 204) throw new Error(saved.body);
    const menu = (await office.call('GET', `${BASE}/menu`)).json<MenuDocument>();
    const jar = { withdrawalAllowed: true, prepacked: WHOLE_PARTICULARS };
    const dishes = menu.dishes.map((dish) => (dish.id === 'salami' ? { ...dish, ...jar } : dish));
    const withSalami = await office.save(`${BASE}/menu`, { ...menu, dishes });
    if (withSalami.statusCode !== 204) throw new Error(withSalami.body);
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  interface Ordered {
    readonly guest: Guest;
    readonly id: string;
    readonly email: string;
  }
  let orders = 0;
  /** A guest who has ordered at this moment, with an address of their own. */
  async function orderAt({ at }: Pick<Moment, 'at'>, createAccount = false): Promise<Ordered> {
    shop.clock.set(at);
    office = await shop.desk();
    const guest = shop.guest();
    orders += 1;
    const email = `ada-${orders}@example.com`;
    const { id } = await guest.order(anOrder({ email }, { createAccount }));
    return { guest, id, email };
  }
  async function handOver(id: string): Promise<void> {
    for (const action of ['accept', 'ready', 'depart', 'handOver'] as const)
      expect((await office.act(id, action, action === 'accept' ? { minutes: 60 } : {})).statusCode).toBe(200);
  }
  /** The first of a guest's mails with these words, once it is there. */
  async function mailTo(email: string, words: string): Promise<string> {
    const find = async () =>
      (await readMailbox(place.dataDir)).find((mail) => mail.to === email && mail.text.includes(words))?.text ?? '';
    await expect.poll(find, { timeout: 10_000 }).not.toBe('');
    return find();
  }
  const keptUntil = async (email: string, part: string) => {
    const file = (await office.call('POST', `${BASE}/guests/file`, { contact: email })).json<GuestFile>();
    return file.entries.filter((entry) => entry.part === part).map(({ kept }) => kept?.until);
  };
  const toMorning = (day: ShopDay): string => toUtc(day, '09:00');

  it.each(MOMENTS)('a day $name at $time: receipts, e-invoices and what is kept of a guest', async (moment) => {
    const { day, time } = moment;
    const { guest, id, email } = await orderAt(moment);
    expect((await guest.call('GET', `${SHOP}/receipt/${id}`)).body).toContain(`${longDate(day)}, ${time}`);
    const invoice = await guest.call('POST', `${SHOP}/receipt/${id}/xrechnung`, COMPANY);
    const digits = day.replaceAll('-', '');
    expect([...invoice.body.matchAll(/>(\d{8})</g)].map(([, date]) => date)).toEqual([digits, digits]);
    const invoices = `${BASE}/orders/${id}/electronic-invoices`;
    const [{ number }] = (await office.call('GET', invoices)).json().documents;
    const buyer = { ...COMPANY, company: 'Köhler & Töchter GmbH' };
    const correction = { key: randomUUID(), number, buyer, reason: 'Der Name war falsch.' };
    expect((await office.call('POST', `${invoices}/correct`, correction)).statusCode).toBe(200);
    expect((await office.act(id, 'refuse', { reason: 'Ofen kaputt.' })).statusCode).toBe(200);
    const roma = await shop.deps.shops.shopByRef('roma');
    if (roma) await issueCorrections(shop.deps, roma);
    const corrections = await shop.deps.database.read
      .selectFrom('electronic_corrections')
      .select('document')
      .where('order_id', '=', id as never)
      .orderBy('number')
      .execute();
    const said = corrections.map(({ document }) => [...document.matchAll(/>(\d{8})</g)].map(([, date]) => date));
    expect(said).toEqual([
      [digits, digits, digits],
      [digits, digits],
      [digits, digits, digits],
    ]);
    const until = findKeptUntil(day, 'receipt');
    expect(new Set(await keptUntil(email, 'receipt'))).toEqual(new Set([until]));
    expect(new Set(await keptUntil(email, 'electronicInvoice'))).toEqual(new Set([until]));
    const [, ...rows] = (await office.call('GET', `${BASE}/guests.csv`)).body.split('\r\n');
    expect(rows.find((row) => row.includes(email))).toContain(`;${day};`);
  });

  it.each(MOMENTS)('a day $name at $time: mails, withdrawals and legal texts', async (moment) => {
    const { day, time } = moment;
    const { id, email } = await orderAt(moment);
    await office.act(id, 'accept', { minutes: 60 });
    await mailTo(email, `${longDate(day)}, ${time}`);
    // An hour after 23:30 is of the next day, which the mail names.
    const next = weekday(weekdayOn(addDays(day, 1)));
    expect((await mailTo(email, time === '23:30' ? '00:30' : '01:30')).includes(next)).toBe(time === '23:30');
    const request = { order: id, name: 'Petra Müller', email };
    const declared = (await shop.guest().call('POST', `${SHOP}/withdrawal`, request)).json();
    expect(declared.declaredLabel).toBe(`${longDate(day)} um ${time} Uhr`);
    expect(await keptUntil(email, 'withdrawal')).toEqual([findKeptUntil(day, 'letter')]);
    const suggested = (await office.call('GET', `${BASE}/legal-texts/accessibility`)).json();
    expect(suggested.page.text).toContain(longDate(day));
  });

  it.each(MOMENTS)('a day $name at $time: ratings and the invitation to rate', async (moment) => {
    const { day, time } = moment;
    const { guest, id } = await orderAt(moment);
    await handOver(id);
    const invited = await shop.deps.database.read
      .selectFrom('outbox')
      .select(['run_at', 'payload'])
      .where('kind', '=', 'feedbackInvited')
      .execute();
    const due = invited.find(({ payload }) => payload.includes(id))?.run_at;
    expect(due).toBe(toMorning(time === '00:30' ? day : addDays(day, 1)));
    const rate = (path: string, body: object) =>
      guest.call('POST', `${SHOP}/feedback/webshop/order/${id}${path}`, body);
    const look = async () => (await rate('/look', { token: null })).json<OrderFeedback>();
    expect(await look()).toMatchObject({ placedOn: longDate(day), state: 'open' });
    shop.clock.set(toUtc(addDays(day, 30), '23:30'));
    expect(await look()).toMatchObject({ state: 'open' });
    shop.clock.set(toUtc(addDays(day, 31), '00:30'));
    expect(await look()).toMatchObject({ state: 'late' });
    shop.clock.set(moment.at);
    const ratings = [{ dishId: 'margherita', stars: 4, text: `Gut am ${day} um ${time}.` }];
    expect((await rate('', { ratings, firstName: 'Ada' })).statusCode).toBe(200);
    const { texts } = (await guest.call('GET', `${SHOP}/dish/margherita/ratings`)).json<DishRatings>();
    const read = texts.find(({ text }) => text.includes(`${day} um ${time}`));
    // Few ratings are not shown yet.
    if (texts.length > 0) expect(read?.ratedOn).toBe(day);
  });

  it.each(MOMENTS)('a day $name at $time: birthdays, reservations, coupons and blocks', async (moment) => {
    const { day, time } = moment;
    const { guest, email } = await orderAt(moment, true);
    const [, token] = /static\/anmelden#(\S+)/.exec(await mailTo(email, '/static/anmelden#')) ?? [];
    const redeemed = await guest.call('POST', '/api/platform/auth/link/redeem', { webshop: 'roma', token });
    expect(redeemed.statusCode).toBe(200);
    const isBornOn = async (date: string) =>
      (await guest.call('PUT', '/api/platform/user/birthday?webshop=roma', { date })).statusCode;
    expect([await isBornOn(day), await isBornOn(addDays(day, 1))]).toEqual([200, 400]);

    const times = await shop.guest().call('POST', `${SHOP}/reservation-times`, { guests: 2 });
    const [first] = times.json<ReservationTimes>().days;
    expect(first?.date).toBe(day);

    const code = { ...SENT, expires_at: toUtc(addDays(day, 9), '00:00') };
    const coupon = aCoupon({ validUntil: toUtc(addDays(day, 1), '00:00') });
    await shop.deps.database.write((writer) => writeCoupons(writer, ROMA, [coupon]));
    expect(await readSentCoupon(shop.deps, code)).toMatchObject({ kind: 'coupon', validThrough: day });
    shop.clock.set(toUtc(addDays(day, 1), '00:30'));
    expect(await readSentCoupon(shop.deps, code)).toEqual({ kind: 'expired', on: day });
    shop.clock.set(moment.at);

    const body = { contact: email, scope: 'cash', reason: `Spaß um ${time}`, until: day };
    expect((await office.call('POST', `${BASE}/blocked-contacts`, body)).statusCode).toBe(200);
    expect(await keptUntil(email, 'block')).toEqual([day]);
  });

  it.each(MOMENTS)('a day $name at $time: refusals are counted for as many days as are kept', async ({ day, at }) => {
    const { database } = shop.deps;
    const first = addDays(day, 1 - KEEP_REFUSALS_DAYS);
    const aRefusal = (kept: ShopDay) =>
      ({ shop_id: ROMA, code: 'x', day: kept, reason: 'unknown', refused: 1 }) as const;
    await database.write(async (writer) => {
      await writer.deleteFrom('coupon_refusals').execute();
      await writer
        .insertInto('coupon_refusals')
        .values([aRefusal(addDays(first, -1)), aRefusal(first)])
        .execute();
    });
    await cleanUp({ database, clock: { now: () => at }, shops: { findEntry: () => null } });
    const left = await database.read.selectFrom('coupon_refusals').select('day').execute();
    expect(left.map((row) => row.day)).toEqual([first]);
  });

  it.each(MOMENTS)('a day $name at $time: an offer of this day is sold', ({ day, at }) => {
    const { menu, config } = trattoria();
    const withGrappa = withFreeGrappa(menu);
    const offers = withGrappa.offers.map((offer) => ({ ...offer, validFrom: day, validUntil: day }));
    const isSold = (instant: string): boolean =>
      readSoldMenu({ menu: { ...withGrappa, offers }, config, at: instant }).offers.length > 0;
    expect(isSold(at)).toBe(true);
    expect(isSold(toUtc(addDays(day, -1), '23:30'))).toBe(false);
    expect(isSold(toUtc(addDays(day, 1), '00:30'))).toBe(false);
  });

  it.each(MOMENTS)(
    'a day $name at $time: what was handed over can be withdrawn from through the last day',
    async (moment) => {
      const { day } = moment;
      const { guest, id } = await orderAt(moment);
      await handOver(id);
      const canWithdrawAt = async (instant: string): Promise<boolean> => {
        shop.clock.set(instant);
        return (await guest.call('GET', `${SHOP}/info/${id}`)).json<{ order: { canWithdraw: boolean } }>().order
          .canWithdraw;
      };
      const isOpen = (today: ShopDay): boolean => isWithdrawalOpen({ receivedOn: day, today });
      let last = day;
      while (isOpen(addDays(last, 1))) last = addDays(last, 1);
      expect(await canWithdrawAt(toUtc(last, '23:30'))).toBe(true);
      expect(await canWithdrawAt(toUtc(addDays(last, 1), '00:30'))).toBe(false);
    },
  );

  it.each(MOMENTS)('a day $name at $time: the backup is that of the day, and due once', async ({ day, at }) => {
    const done = { finished_at: at, locked_until: at };
    expect(isBackupDue(at, '00:15', [{ ...done, day: addDays(day, -1) }])).toBe(true);
    expect(isBackupDue(at, '00:15', [{ ...done, day }])).toBe(false);
    const { database } = shop.deps;
    const settings = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const plan = { database, settings, folder: '/dev/null', keep: { days: 1, weeks: 1, months: 1 } };
    // The folder takes no file, so that only the day is claimed.
    await runBackup({ ...plan, clock: { now: () => at } });
    expect((await readRuns(database.read, 50)).map((run) => run.day)).toContain(day);
  });
});

/** The coupon HUNGER5, sent to a guest. */
const SENT = { shop_id: ROMA, code_hash: '', kind: 'coupon', target: 'HUNGER5', customer: null } as const;
