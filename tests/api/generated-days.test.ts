import { randomUUID } from 'node:crypto';
import { billId, orderId, shopDay, toBasisPoints, toCents } from '@tischlein/domain';
import type { DayOverviewContent } from '@tischlein/contract/office';
import { sliceByRate, sumTakings } from '@tischlein/domain/books';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOverviews } from '../../apps/server/src/books/make-overviews.ts';
import { overviewColumn, readOverviews } from '../../apps/server/src/books/overviews.store.ts';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import type { Row } from '../../apps/server/src/db/tables.ts';
import { type Chance, chanceFrom } from '../faults/chance.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { SEED } from '../support/tier.ts';

const DAYS = { sqlite: 1000, postgres: 100 };
/** Before the change of the clocks in spring 2027, so that every run has one. */
const START = Date.parse('2027-03-20T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const RATES = [700, 1900];

/** The local date, by another way than the server's. */
const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const toDate = (instant: string): string => BERLIN.format(Date.parse(instant));

interface Fact {
  readonly at: string;
  readonly kind: 'invoice' | 'payment' | 'refund' | 'cancellation' | 'till';
  readonly vat: readonly { readonly rate: number; readonly gross: number; readonly vat: number }[];
  readonly gross: number;
  readonly tip: number;
}

describe.each(preparedPaidTrattoria)(`generated days on $name (TEST_SEED=${SEED})`, ({ name, open }) => {
  const days = DAYS[name];
  let place: OpenDatabase;
  let shop: PaidShop;
  const facts: Fact[] = [];
  beforeAll(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await generate(shop, facts, days);
  }, 120_000);
  afterAll(async () => {
    await shop.deps.database.write(async (writer) => {
      for (const table of ['till_parts', 'receipts', 'refunds'] as const) await writer.deleteFrom(table).execute();
    });
    await shop.close().catch(() => {});
    await place.close();
  });

  it('overviews equal the documents to the cent, and their numbers have no gaps', async () => {
    const { deps } = shop;
    // Refunds follow their order by up to three days, and only days that are over have an overview.
    shop.clock.set(new Date(START + (days + 5) * DAY_MS).toISOString());
    const roma = await deps.shops.shopByRef('roma');
    if (!roma) throw new Error('the shop is missing');
    while ((await makeOverviews(deps, roma, 50)) > 0);
    const overviews = await readOverviews(deps.database.read, roma.id, {
      from: shopDay('2027-01-01'),
      to: shopDay('2099-12-31'),
    });
    const byDay = Map.groupBy(facts, ({ at }) => toDate(at));
    expect(overviews.map(({ day }) => day)).toEqual([...byDay.keys()].toSorted());
    for (const [index, { number, day, document }] of overviews.entries()) {
      expect(number).toBe((overviews[0]?.number ?? 0) + index);
      expectEqual(overviewColumn.read(document), byDay.get(day) ?? []);
    }
  }, 240_000);
});

function expectEqual({ day, totals }: DayOverviewContent, facts: readonly Fact[]): void {
  const parts = facts.flatMap(({ vat }) => vat);
  const add = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const rates = RATES.flatMap((rate) => {
    const own = parts.filter((part) => part.rate === rate);
    return own.length === 0 ? [] : [[rate, add(own.map(({ gross }) => gross)), add(own.map(({ vat }) => vat))]];
  });
  expect([day, sliceByRate(totals.takings).rows.map(({ rate, gross, vat }) => [rate, gross, vat])]).toEqual([
    day,
    rates,
  ]);
  const till = facts.filter(({ kind }) => kind === 'till').flatMap(({ vat }) => vat.map(({ gross }) => gross));
  expect([day, sumTakings(totals.takings.filter(({ method }) => method === 'till'))]).toEqual([day, add(till)]);
  for (const kind of ['invoice', 'payment', 'refund', 'cancellation'] as const) {
    const own = facts.filter((fact) => fact.kind === kind);
    expect([day, kind, totals.documents[kind]]).toEqual([
      day,
      kind,
      { count: own.length, amount: add(own.map(({ gross }) => gross)) },
    ]);
  }
  const tips = add(totals.tips.map(({ received, refunded }) => received + refunded));
  expect([day, tips]).toEqual([day, add(facts.map(({ tip }) => tip))]);
}

/** Orders of every kind over the days, many of them around midnight; each fact is remembered as it was written. */
async function generate(shop: PaidShop, facts: Fact[], days: number): Promise<void> {
  const chance = chanceFrom(SEED);
  const template = await readTemplate(shop);
  let number = 1000;
  for (let day = 0; day < days; day += 1) {
    const count = chance.below(5);
    for (let index = 0; index < count; index += 1) {
      number += 10;
      await writeOrder({ shop, chance, template, facts, number, at: START + day * DAY_MS + pickTime(chance) });
    }
    if (chance.below(3) === 0)
      await writeTillPart(shop, { chance, facts, at: START + day * DAY_MS + pickTime(chance) });
  }
}

/** Somewhere in the day, or within two minutes of the local midnight in summer or winter. */
function pickTime(chance: Chance): number {
  if (chance.below(2) === 0) return chance.below(DAY_MS);
  const midnight = chance.oneOf([10, 11]) * 60 * 60 * 1000;
  return midnight + (chance.below(5) - 2) * 60_000;
}

async function readTemplate(shop: PaidShop) {
  const guest = await shop.guestPays();
  await shop.fake.press((await guest.prepare()).url ?? '', 'pay');
  await guest.comeBack();
  const body = { key: randomUUID(), amount: 100, reason: 'Vorlage' };
  await shop.office.call('POST', `/api/office/shop/roma/orders/${guest.orderId}/refunds`, body);
  await shop.work();
  const { read } = shop.deps.database;
  return {
    order: await read.selectFrom('orders').selectAll().executeTakeFirstOrThrow(),
    payment: await read.selectFrom('payments').selectAll().executeTakeFirstOrThrow(),
    refund: await read.selectFrom('refunds').selectAll().executeTakeFirstOrThrow(),
    receipt: await read.selectFrom('receipts').selectAll().where('kind', '=', 'invoice').executeTakeFirstOrThrow(),
  };
}

type Template = Awaited<ReturnType<typeof readTemplate>>;

interface OrderToWrite {
  readonly shop: PaidShop;
  readonly chance: Chance;
  readonly template: Template;
  readonly facts: Fact[];
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An order with its documents: a payment, part refunds that give back goods and then tip, or a cancellation. */
async function writeOrder({ shop, chance, template, facts, number, at }: OrderToWrite): Promise<void> {
  const id = orderId(randomUUID());
  const total = 500 + chance.below(9000);
  const tip = chance.below(3) === 0 ? chance.below(500) : 0;
  const released = new Date(at).toISOString();
  const vat = splitVat(total, chance);
  const own: (Fact & { readonly cause: string })[] = [
    { cause: '', at: released, kind: 'invoice', vat, gross: total, tip },
  ];
  const refunds: Template['refund'][] = [];
  own.push({ cause: id, at: released, kind: 'payment', vat: [], gross: total + tip, tip: 0 });
  let returned = 0;
  const later = (): string => new Date(at + chance.below(3 * DAY_MS)).toISOString();
  const ends = Array.from({ length: chance.below(3) }, later).toSorted();
  for (const end of ends) {
    const part = 1 + chance.below(total + tip - returned);
    const goods = Math.min(part, Math.max(0, total - returned));
    const refundId = randomUUID();
    const parts = goods === 0 ? [] : [{ rate: 700, gross: -goods, vat: -Math.floor(goods / 15) }];
    own.push({ cause: refundId, at: end, kind: 'refund', vat: parts, gross: -part, tip: goods - part || 0 });
    refunds.push({
      ...template.refund,
      refund_id: refundId,
      payment_id: id,
      order_id: id,
      amount: part,
      finished_at: end,
    });
    returned += part;
    if (returned >= total + tip) break;
  }
  await shop.deps.database.write(async (writer) => {
    const { order, payment, receipt } = template;
    await insertRows(writer, 'orders', [
      {
        ...order,
        order_id: id,
        number,
        total,
        tip,
        tip_recipient: tip > 0 ? 'team' : null,
        placed_at: released,
        released_at: released,
      },
    ]);
    await insertRows(writer, 'payments', [{ ...payment, payment_id: id, order_id: id, reference: null }]);
    await insertRows(writer, 'refunds', refunds);
    const rows = own.map(({ cause, at: issued_at, kind, vat: parts, gross }, index): Row<'receipts'> => {
      const document = { ...JSON.parse(receipt.document), kind, number: number + index, vat: parts, gross };
      const key = { shop_id: order.shop_id, order_id: id, cause, series: receipt.series, number: number + index };
      return { ...key, kind: kind === 'till' ? 'invoice' : kind, issued_at, document: JSON.stringify(document) };
    });
    await insertRows(writer, 'receipts', rows);
  });
  facts.push(...own);
}

function splitVat(total: number, chance: Chance): Fact['vat'] {
  const first = chance.below(total);
  return [
    { rate: 700, gross: first, vat: Math.round((first * 7) / 107) },
    { rate: 1900, gross: total - first, vat: Math.round(((total - first) * 19) / 119) },
  ].filter(({ gross }) => gross > 0);
}

/** A part of a bill for the till, or money that the till pays back. */
async function writeTillPart(
  shop: PaidShop,
  { chance, facts, at }: Pick<OrderToWrite, 'chance' | 'facts' | 'at'>,
): Promise<void> {
  const sign = chance.below(4) === 0 ? -1 : 1;
  const vat = splitVat(500 + chance.below(5000), chance).map((part) => ({
    rate: toBasisPoints(part.rate),
    gross: toCents(sign * part.gross),
    vat: toCents(sign * part.vat),
  }));
  const instant = new Date(at).toISOString();
  const id = billId(randomUUID());
  const { shop_id } = await shop.deps.database.read.selectFrom('orders').select('shop_id').executeTakeFirstOrThrow();
  const bill = {
    shop_id,
    bill_id: id,
    table_number: 7,
    version: 1,
    rounds: 1,
    opened_at: instant,
    last_booked_at: instant,
    cleared_at: instant,
  };
  await shop.deps.database.write(async (writer) => {
    await insertRows(writer, 'table_bills', [
      { ...bill, document: JSON.stringify({ lines: [], parts: [], refunds: [], division: null }) },
    ]);
    await insertRows(writer, 'till_parts', [
      { shop_id, bill_id: id, entry: randomUUID(), at: instant, table_number: 7, waiter: '', vat: JSON.stringify(vat) },
    ]);
  });
  facts.push({ at: instant, kind: 'till', vat, gross: 0, tip: 0 });
}
