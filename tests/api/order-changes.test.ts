import type { ChangeRequest, DeskOrder, PrinterWithAddress } from '@tischlein/contract/office';
import type { OrderInfo } from '@tischlein/contract/shop';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LineId, lineId, orderId, shopId } from '@tischlein/domain';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { toChangeLink } from '../../apps/server/src/order-changes/change-link.ts';
import { replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedMenu } from '../../apps/server/src/shops/saved-shop.ts';
import { readChanges } from '../../apps/server/src/orders/order-changes.store.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { onSqlite, type OpenDatabase, preparedPaidTrattoria, preparedTrattoria } from '../support/databases.ts';
import { editShop } from '../support/edit-shop.ts';
import { createFakeStar } from '../support/fake-printers.ts';
import { aSubscribedBrowser, type FakePushService, openFakePushService } from '../support/fake-push-service.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Answer, Desk, Guest, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';
import { aDelivery, FREE_GRAPPA, withFreeGrappa } from '../support/trattoria.ts';

const ORDERS = '/api/office/shop/roma/orders';

type Lines = DeskOrder['quote']['lines'];
const findLine = (lines: Lines, name: string): LineId => lines.find((line) => line.name === name)?.lineId ?? lineId('');

const propose = (desk: Desk, id: string, request: ChangeRequest): Promise<Answer> =>
  desk.call('POST', `${ORDERS}/${id}/changes`, request);

const answer = (guest: Pick<Guest, 'call'>, id: string, how: string, body: object): Promise<Answer> =>
  guest.call('POST', `/api/shop/roma/order-change/${id}/${how}`, body);

describe.each(usuallyOnSqlite(preparedTrattoria))(
  'a change of an order with the consent of its guest on $name',
  ({ open }) => {
    let shop: TestShop;
    let owner: Desk;
    let guest: Guest;
    let id: string;
    let lines: Lines;
    openShopForEach(open, (opened) => ({ shop, owner } = opened));
    beforeEach(async () => {
      guest = shop.guest();
      ({ id } = await guest.order());
      lines = (await owner.orders()).orders[0]?.quote.lines ?? [];
      await owner.act(id, 'accept', { minutes: 30 });
    });

    const info = async (visitor: Pick<Guest, 'call'> = guest): Promise<NonNullable<OrderInfo['order']>> =>
      (await visitor.call('GET', `/api/shop/roma/info/${id}`)).json().order;
    const onDesk = async (): Promise<DeskOrder | undefined> => (await owner.orders()).orders[0];
    /** Two Margherita in place of the Salami. */
    const swap = (): ChangeRequest => ({
      lines: [{ lineId: findLine(lines, 'Salami'), amount: 0 }],
      add: [{ dishId: 'margherita', amount: 1 }],
      reason: 'Die Salami ist leider aus.',
    });
    const proposed = async (): Promise<string> => {
      const response = await propose(owner, id, swap());
      expect(response.statusCode).toBe(200);
      return response.json().change.id;
    };

    it('shows both versions to the guest, and replaces the order once they accept', async () => {
      const change = await proposed();
      const before = await info();
      expect(before).toMatchObject({
        changeId: change,
        quote: { steps: { TOTAL: 2250 } },
        change: { reason: 'Die Salami ist leider aus.', difference: -200, refund: 0, due: 2050 },
      });
      expect(before.change?.quote.lines.map(({ name, amount }) => [name, amount])).toEqual([['Margherita', 2]]);
      expect((await answer(guest, id, 'accept', { change })).json()).toMatchObject({ changeId: null });
      const after = await onDesk();
      expect(after?.quote.lines.map(({ name, amount }) => [name, amount])).toEqual([['Margherita', 2]]);
      expect(after).toMatchObject({ status: 'accepted', change: { state: 'accepted', difference: -200 } });
      const archived = (await owner.call('GET', `/api/office/shop/roma/order-archive/${id}`)).json();
      expect(archived.documents).toMatchObject([
        { kind: 'invoice', gross: 2250 },
        { kind: 'correction', gross: -200 },
      ]);
      const { rows } = await readBooks(owner);
      expect(rows).toEqual([2050]);
    });

    it('changes the amount of a dish with extras and a note, whose line has a long id', async () => {
      const extras = [{ groupId: 'belag', itemId: 'kaese', amount: 1 }];
      const note = 'Bitte in acht Stücke schneiden, den Käse ganz außen und die Salami in die Mitte.';
      const other = await guest.order(aDelivery({ orderItems: [{ dishId: 'salami', amount: 2, extras, note }] }));
      const [line] = (await owner.orders()).orders.find((order) => order.id === other.id)?.quote.lines ?? [];
      if (!line) throw new Error('the desk does not show the order');
      const change = { lines: [{ lineId: line.lineId, amount: 3 }] };
      const preview = await owner.call('POST', `${ORDERS}/${other.id}/change-preview`, change);
      expect([preview.statusCode, preview.json().difference]).toEqual([200, 1250]);
      const answered = await propose(owner, other.id, { ...change, reason: 'Wie gewünscht eine mehr.' });
      expect(answered.json().change).toMatchObject({ items: ['3× Salami'], difference: 1250 });
    });

    it('keeps the age check of a free item', async () => {
      await editShop(shop.deps, shopId('roma'), (writer, saved) =>
        replaceMenu(writer, saved, withFreeGrappa(readSavedMenu(saved))),
      );
      ({ id } = await guest.order(aDelivery({ selectedFreeItems: [FREE_GRAPPA] })));
      const ordered = async () => (await owner.orders()).orders.find((order) => order.id === id);
      lines = (await ordered())?.quote.lines ?? [];
      await owner.act(id, 'accept', { minutes: 30 });
      await answer(guest, id, 'accept', { change: await proposed() });
      expect(await ordered()).toMatchObject({ change: { state: 'accepted' }, ageCheck: 18 });
    });

    it('is found in the archive by what it is now', async () => {
      const find = async (text: string): Promise<number> =>
        (await owner.call('POST', '/api/office/shop/roma/order-archive', { text })).json().orders.length;
      expect(await find('salami')).toBe(1);
      await answer(guest, id, 'accept', { change: await proposed() });
      expect([await find('salami'), await find('margherita')]).toEqual([0, 1]);
    });

    it('stays as it is when the guest declines, or does not answer in time', async () => {
      const declined = await proposed();
      await answer(guest, id, 'decline', { change: declined });
      expect(await onDesk()).toMatchObject({ change: { state: 'declined' }, quote: { steps: { TOTAL: 2250 } } });
      const late = await proposed();
      shop.clock.set(plusSeconds(shop.clock.now(), 10 * 60));
      expect(await info()).toMatchObject({ changeId: null, change: null });
      expect((await answer(guest, id, 'accept', { change: late })).json().code).toBe('changeOver');
      expect(await onDesk()).toMatchObject({ change: { state: 'expired' }, quote: { steps: { TOTAL: 2250 } } });
      expect((await propose(owner, id, swap())).statusCode).toBe(200);
    });

    it('is decided once: of two proposals, two answers, and an answer beside the desk', async () => {
      const both = await Promise.all([propose(owner, id, swap()), propose(owner, id, swap())]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('changeOpen');
      const change = (await onDesk())?.change?.id ?? '';
      const answers = await Promise.all([
        answer(guest, id, 'accept', { change }),
        answer(guest, id, 'decline', { change }),
      ]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    });

    it('is over when the desk withdraws it or the order moves on', async () => {
      const withdrawn = await proposed();
      expect((await owner.call('DELETE', `${ORDERS}/${id}/changes/${withdrawn}`)).statusCode).toBe(200);
      expect((await answer(guest, id, 'accept', { change: withdrawn })).json().code).toBe('changeOver');
      const change = await proposed();
      await owner.act(id, 'ready');
      expect((await answer(guest, id, 'accept', { change })).json().code).toBe('changeOver');
      expect((await propose(owner, id, swap())).json().code).toBe('conflictingAction');
    });

    it('is answered by the link of the mail or in the browser that has ordered, by nobody else', async () => {
      const change = await proposed();
      expect((await answer(shop.guest(), id, 'accept', { change })).statusCode).toBe(404);
      expect((await answer(shop.guest(), id, 'accept', { change, token: `${change}.falsch` })).statusCode).toBe(404);
      const stored = (
        await readChanges(shop.deps.database.read, { shop_id: shopId('roma'), order_id: orderId(id) })
      )[0];
      const roma = await shop.deps.shops.shopByRef('roma');
      if (!stored || !roma) throw new Error('no change');
      const token = toChangeLink(shop.deps, roma, stored).split('#aenderung=')[1] ?? '';
      expect((await answer(shop.guest(), id, 'accept', { change, token })).statusCode).toBe(200);
    });

    it('is not proposed when nothing would change, nothing would be left, or something cannot be had', async () => {
      const reason = 'Probe';
      const all = lines.map(({ lineId }) => ({ lineId, amount: 0 }));
      const cases: readonly [ChangeRequest, unknown][] = [
        [{ reason }, 'invalidRequest'],
        [{ reason, lines: all }, 'invalidRequest'],
        [{ reason, add: [{ dishId: 'gibt-es-nicht', amount: 1 }] }, 1],
      ];
      for (const [request, code] of cases) expect((await propose(owner, id, request)).json().code).toBe(code);
    });
  },
);

async function readBooks(owner: Desk): Promise<{ readonly rows: readonly number[] }> {
  const report = (await owner.call('GET', '/api/office/shop/roma/report')).json();
  return { rows: report.figures.totals.takings.map(({ gross }: { readonly gross: number }) => gross) };
}

describe.each(onSqlite(preparedTrattoria))('a proposed change', ({ open }) => {
  let service: FakePushService;
  let shop: TestShop;
  let owner: Desk;
  beforeAll(async () => {
    service = await openFakePushService();
  });
  afterAll(() => service.close());
  openShopForEach(open, (opened) => ({ shop, owner } = opened), {
    toPushServiceUrl: (endpoint) => service.toServiceUrl(endpoint),
  });

  const accepted = async () => {
    const guest = shop.guest();
    const order = await guest.order();
    await owner.act(order.id, 'accept', { minutes: 30 });
    const lines = (await owner.orders()).orders[0]?.quote.lines ?? [];
    const swap: ChangeRequest = {
      lines: [{ lineId: findLine(lines, 'Salami'), amount: 0 }],
      add: [{ dishId: 'margherita', amount: 1 }],
      reason: 'Die Salami ist leider aus.',
    };
    return { ...order, guest, swap };
  };

  it('is announced in the browser of its guest, with the time to answer', async () => {
    const { id, number, swap } = await accepted();
    const browser = aSubscribedBrowser('https://fcm.googleapis.com/fcm/send/ada');
    await shop.guest().call('POST', `/api/shop/roma/push/${id}`, browser.subscription);
    await propose(owner, id, swap);
    await everythingIsSent(shop);
    expect(service.posts.map(browser.read)).toEqual([
      {
        title: 'Trattoria Roma',
        body: expect.stringMatching(`Bestellung ${number} ändern\\? .* bis .* Uhr`),
        pageId: id,
      },
    ]);
  });

  it('prints a slip that says what is dropped, once the guest accepts it', async () => {
    const form = { name: 'Küche', kind: 'star', slips: ['kitchen'] };
    const { address }: PrinterWithAddress = (await owner.call('POST', '/api/office/shop/roma/printers', form)).json();
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const star = createFakeStar(address?.replace('http://shop.test', origin) ?? '');
    const { id, guest, swap } = await accepted();
    await star.print();
    const { change } = (await propose(owner, id, swap)).json();
    expect(await star.print()).toBe(false);
    await answer(guest, id, 'accept', { change: change.id });
    expect(await star.print()).toBe(true);
    expect(star.paper[1]).toMatch(/ÄNDERUNG[^]*Gilt statt des Bons davor[^]*2× Margherita[^]*ENTFÄLLT[^]*1× Salami/);
    expect(star.paper[1]).not.toContain('NOCH EINMAL');
  });
});

describe.each(onSqlite(preparedPaidTrattoria))('a change of an order that was paid online', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const pays = async (): Promise<{ readonly guest: Guest; readonly id: string; readonly lines: Lines }> => {
    const guest = shop.guest();
    const paying = await shop.guestPays('Stripe_card', {}, guest);
    const { url = '' } = await paying.prepare();
    await shop.fake.press(url, 'pay');
    await paying.comeBack();
    const lines = (await shop.onDesk(paying.orderId))?.quote.lines ?? [];
    return { guest, id: paying.orderId, lines };
  };

  it('cheaper: the difference goes back once, and the receipts say so with their VAT', async () => {
    const { guest, id, lines } = await pays();
    const request = {
      lines: [{ lineId: findLine(lines, 'Salami'), amount: 0 }],
      add: [{ dishId: 'margherita', amount: 1 }],
      reason: 'Die Salami ist leider aus.',
    };
    const { change } = (await propose(shop.office, id, request)).json();
    await answer(guest, id, 'accept', { change: change.id });
    await shop.work();
    expect(await shop.money(id)).toMatchObject({ captured: 2250, refunded: 200 });
    const { documents } = (await shop.office.call('GET', `/api/office/shop/roma/order-archive/${id}`)).json();
    expect(documents.map(({ kind, gross }: { kind: string; gross: number }) => [kind, gross])).toEqual([
      ['invoice', 2250],
      ['payment', 2250],
      ['correction', -200],
      ['refund', -200],
    ]);
    await shop.office.act(id, 'accept', { minutes: 30 });
    expect((await readBooks(shop.office)).rows).toEqual([2050]);
    await shop.office.act(id, 'cancel', { reason: 'Ofen kaputt' });
    await shop.work();
    expect(await shop.money(id)).toMatchObject({ refunded: 2250 });
  });

  it('dearer: the rest is paid in person, nothing is charged online', async () => {
    const { guest, id } = await pays();
    const request = { add: [{ dishId: 'margherita', amount: 1 }], reason: 'Auf Wunsch dazu.' };
    const { change } = (await propose(shop.office, id, request)).json();
    expect((await answer(guest, id, 'accept', { change: change.id })).json().dueInPerson).toBe(900);
    await shop.work();
    expect(await shop.money(id)).toMatchObject({ captured: 2250, refunded: 0 });
    expect(await shop.onDesk(id)).toMatchObject({ dueInPerson: 900, quote: { steps: { TOTAL: 3150 } } });
  });
});
