import type { Erasure, GuestFile, GuestList } from '@tischlein/contract/office';
import type { PersonalData } from '@tischlein/contract/shop';
import { orderId } from '@tischlein/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contactColumn, toContactColumns } from '../../apps/server/src/orders/order-columns.ts';
import { type AccountShop, everythingIsSent, openAccountShopForEach } from '../support/account-shop.ts';
import { preparedAccountShops } from '../support/databases.ts';
import type { Desk } from '../support/open-shop.ts';
import { readMailbox, readMailFiles } from '../support/read-mailbox.ts';
import { aReservation, newKey, takeReservations } from '../support/reserving.ts';
import { takesOnCook } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';

const OFFICE = '/api/office/shop/roma';
const EMAIL = 'ottilie@zwiebelfisch.test';
const OTTILIE = {
  name: 'Ottilie Zwiebelfisch',
  street: 'Hinterhofgasse',
  streetNumber: '7',
  phone: '030 98765432',
  email: EMAIL,
  messageCook: 'Bitte sehr knusprig, O.Z.',
};
/** What would betray Ottilie in any table, as she typed it and as it is searched for. */
const TRACES = ['ttilie', 'wiebelfisch', '98765432', 'interhof', 'knusprig', 'Grauenhaft', 'Fensterplatz'];

describe.each(preparedAccountShops)('guests and their data on $name', ({ open }) => {
  let shop: AccountShop;
  let owner: Desk;
  openAccountShopForEach(open, (opened) => (shop = opened));

  const signIn = async () => (owner = await shop.desk());
  const order = (form: object = OTTILIE, parts: object = {}) =>
    shop.guest().order(aDelivery({ ...parts, formValues: { ...aDelivery().formValues, ...form } }));
  // As staff enter it by telephone.
  const orderWithoutEmail = async (form: object): Promise<string> => {
    const { id } = await order({ ...OTTILIE, ...form, email: 'weg@example.org' });
    await shop.deps.database.write(async (writer) => {
      const orders = writer.selectFrom('orders').select('contact').where('order_id', '=', orderId(id));
      const contact = contactColumn.read((await orders.executeTakeFirstOrThrow()).contact);
      const columns = toContactColumns({ ...contact, email: '' });
      await writer.updateTable('orders').set(columns).where('order_id', '=', orderId(id)).execute();
    });
    return id;
  };
  const list = async (request: object = {}) =>
    (await owner.call('POST', `${OFFICE}/guests`, request)).json<GuestList>();
  const file = (reference: object) => owner.call('POST', `${OFFICE}/guests/file`, reference);
  const readFile = async (order: string) => (await file({ order })).json<GuestFile>();
  const erase = (reference: object) => owner.call('POST', `${OFFICE}/guests/erase`, reference);
  const finish = async (id: string) => {
    await owner.act(id, 'accept', { minutes: 20 });
    await owner.act(id, 'ready');
    await owner.act(id, 'handOver');
  };

  it('are listed with orders, sum, consent and account, merged by e-mail, else by phone', async () => {
    await signIn();
    const first = await order();
    const last = await order({ ...OTTILIE, email: 'OTTILIE@zwiebelfisch.test', phone: '0171 5555555' });
    const karls = [
      await orderWithoutEmail({ name: 'Karl', phone: '+49 30 11223344' }),
      await orderWithoutEmail({ name: 'Karl', phone: '030 11223344' }),
    ];
    const readSums = async () => [...(await list()).guests.map(({ sum }) => sum), (await readFile(last.id)).sum];
    expect(await readSums()).toEqual([0, 0, 0]);
    const isBookedBy = (waiter: string) =>
      shop.deps.database.write((writer) => writer.updateTable('orders').set({ waiter }).execute());
    // What a waiter books is accepted, as in the figures.
    await isBookedBy('Mia');
    expect(await readSums()).toEqual([4500, 4500, 4500]);
    await isBookedBy('');
    for (const id of [last.id, ...karls]) await owner.act(id, 'accept', { minutes: 20 });
    await owner.act(first.id, 'refuse', { reason: 'Kein Teig mehr.' });
    const { guests, count, hasMore } = await list();
    expect([count, hasMore]).toEqual([2, false]);
    expect(guests).toMatchObject([
      { name: 'Karl', orders: 2, phone: '030 11223344', hasAccount: false, advertising: 'none' },
      { id: last.id, name: OTTILIE.name, email: 'OTTILIE@zwiebelfisch.test', orders: 2 },
    ]);
    // Refused orders bring nothing, unanswered ones nothing yet.
    expect(guests[0]?.sum).toBe((guests[1]?.sum ?? 0) * 2);
    expect((await list({ sort: 'sum' })).guests[0]?.name).toBe('Karl');
    for (const [text, names] of [
      ['zwiebelf', [OTTILIE.name]],
      ['030 112', ['Karl']],
      ['karl', ['Karl']],
      ['hinterhof', ['Karl', OTTILIE.name]],
      ['niemand', []],
    ] as const)
      expect([text, (await list({ text })).guests.map(({ name }) => name)]).toEqual([text, names]);
  });

  it('download as CSV only for staff who may change guests', async () => {
    await signIn();
    const { id } = await order({ ...OTTILIE, name: '=Otti' });
    await owner.act(id, 'accept', { minutes: 20 });
    const csv = await owner.call('GET', `${OFFICE}/guests.csv`);
    expect(csv.body).toContain(`'=Otti;${EMAIL};030 98765432;1;22,50;2026-11-21;;`);
    const cook = await takesOnCook({ shop, owner });
    expect((await cook.call('GET', `${OFFICE}/guests.csv`)).statusCode).toBe(403);
    expect((await cook.call('POST', `${OFFICE}/guests`, {})).statusCode).toBe(200);
    expect((await cook.call('POST', `${OFFICE}/guests/erase`, { contact: EMAIL })).statusCode).toBe(403);
  });

  it('cannot be deleted while an order or a reservation is under way', async () => {
    await signIn();
    const { id, number } = await order();
    const underWay = await erase({ order: id });
    expect([underWay.statusCode, underWay.json().code]).toEqual([409, 'guestUnderWay']);
    expect((await file({ order: id })).json<GuestFile>().hindrances).toEqual([{ kind: 'order', number }]);
    await finish(id);
    await takeReservations(owner);
    await shop.guest().call('POST', '/api/shop/roma/reservations', aReservation({ email: EMAIL }), newKey());
    expect((await file({ order: id })).json<GuestFile>().hindrances).toMatchObject([{ kind: 'reservation' }]);
    expect((await erase({ contact: EMAIL })).json().code).toBe('guestUnderWay');
  });

  it('are shown with everything, and leave no trace in any table but the kept documents', async () => {
    await signIn();
    await takeReservations(owner);
    await shop.accountOwner(OTTILIE);
    const { id } = await order(OTTILIE, { acceptAdvertising: true, advertisingVersion: 2 });
    await order({
      ...OTTILIE,
      email: 'gerda@example.org',
      phone: '030 1111111',
      name: 'Gerda',
      street: 'Torstraße',
      messageCook: '',
      streetNumber: '1',
    });
    const mine = await shop.deps.database.read.selectFrom('orders').select(['order_id', 'guest_key']).execute();
    for (const { order_id, guest_key } of mine) if (guest_key === EMAIL) await finish(order_id);
    await shop
      .guest()
      .call(
        'POST',
        '/api/shop/roma/reservations',
        aReservation({ name: OTTILIE.name, email: EMAIL, wish: 'Fensterplatz' }),
        newKey(),
      );
    // The visit is over.
    shop.clock.set('2026-11-23T18:30:00.000Z');
    owner = await shop.desk();
    const entries = (await file({ order: id })).json<GuestFile>().entries;
    expect(new Set(entries.map(({ part }) => part))).toEqual(
      new Set(['account', 'order', 'advertising', 'reservation', 'receipt', 'mail']),
    );
    expect(entries.find(({ part }) => part === 'order')?.facts).toMatchObject({
      name: OTTILIE.name,
      articles: '1× Margherita, 1× Salami',
      noteKitchen: OTTILIE.messageCook,
    });
    const erased = await erase({ order: id });
    expect(erased.statusCode).toBe(200);
    const { kept } = erased.json<Erasure>();
    expect(new Set(kept.map(({ part, kept: why }) => `${part} ${why?.reason} ${why?.until}`))).toEqual(
      new Set(['receipt receipt 2034-12-31']),
    );
    expect(await findTraces(['receipts'])).toEqual([]);
    expect((await file({ contact: EMAIL })).json().code).toBe('guestUnknown');
    // Others stay.
    expect((await list()).guests).toMatchObject([{ name: 'Gerda', orders: 1 }]);
  });

  it('without an account see, download and delete their data by a mailed link, which does not reveal whether an address is known', async () => {
    await signIn();
    const { id } = await order();
    const visitor = shop.guest();
    const asks = (email: string) => visitor.call('POST', '/api/shop/roma/personal-data/link', { email });
    expect((await asks('unbekannt@example.org')).statusCode).toBe(204);
    expect((await asks(EMAIL.toUpperCase())).statusCode).toBe(204);
    await everythingIsSent(shop);
    const mails = (await readMailbox(shop.place.dataDir)).filter(({ text }) => text.includes('/static/meine-daten#'));
    expect(mails.map(({ to }) => to)).toEqual([EMAIL]);
    const token = /\/static\/meine-daten#(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const read = (body: object) => visitor.call('POST', '/api/shop/roma/personal-data', body);
    expect((await read({ token })).json<PersonalData>().shops[0]?.entries[0]).toMatchObject({ part: 'order' });
    expect((await visitor.call('POST', '/api/shop/napoli/personal-data', { token })).json().code).toBe('linkUnknown');
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
    expect((await read({ token: altered })).json().code).toBe('linkUnknown');
    expect((await read({})).statusCode).toBe(401);
    const remove = () => visitor.call('POST', '/api/shop/roma/personal-data/erase', { token });
    expect((await remove()).json().code).toBe('guestUnderWay');
    await finish(id);
    expect((await remove()).json<Erasure>().kept).toMatchObject([{ part: 'receipt' }]);
    expect((await read({ token })).json<PersonalData>().shops).toEqual([]);
    shop.clock.set('2026-11-21T19:30:00.000Z');
    expect((await read({ token })).json().code).toBe('linkUnknown');
  });

  it('who are blocked cannot pay in cash, or cannot order at all, however they write their contact', async () => {
    await signIn();
    const block = (request: object) =>
      owner.call('POST', `${OFFICE}/blocked-contacts`, { scope: 'cash', reason: 'Nicht bezahlt', ...request });
    const tries = async (form: object) => {
      const request = aDelivery({ formValues: { ...aDelivery().formValues, ...OTTILIE, ...form } });
      const answer = await shop.guest().call('POST', '/api/shop/roma/order', request, newKey());
      return answer.statusCode === 200 ? 'placed' : answer.json().code;
    };
    const blocked = await block({ contact: '+49 (0)30 987-654-32', until: '2026-11-30' });
    expect(blocked.json()).toMatchObject([
      { shown: '030…32', kind: 'phone', reason: 'Nicht bezahlt', blockedBy: 'chefin@roma.test' },
    ]);
    expect(await tries({})).toBe('cashBlocked');
    expect(await tries({ phone: '030 1111111' })).toBe('placed');
    await block({ contact: 'Ottilie+pizza@zwiebelfisch.test', scope: 'all' });
    expect(await tries({ phone: '030 1111111' })).toBe('orderingBlocked');
    const [row] = await shop.deps.database.read.selectFrom('blocked_contacts').selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/98765432|zwiebelfisch.test.*zwiebelfisch/);
    for (const { id } of (await owner.call('GET', `${OFFICE}/blocked-contacts`)).json())
      expect((await owner.call('DELETE', `${OFFICE}/blocked-contacts/${id}`)).statusCode).toBe(200);
    expect(await tries({})).toBe('placed');
    expect((await block({ contact: 'weder noch' })).statusCode).toBe(400);
    expect((await block({ contact: EMAIL, until: '2026-11-20' })).statusCode).toBe(400);
    await block({ contact: EMAIL, until: '2026-11-21' });
    expect(await tries({})).toBe('cashBlocked');
    shop.clock.set('2026-11-22T11:30:00.000Z');
    expect(await tries({})).toBe('placed');
  });

  it('with an account see and delete everything of it', async () => {
    const guest = await shop.accountOwner();
    const found = await guest.call('POST', '/api/shop/roma/personal-data', {});
    expect(found.json<PersonalData>()).toMatchObject({ email: 'petra@example.com', hindrances: [{ kind: 'order' }] });
    await signIn();
    const [placed] = await shop.deps.database.read.selectFrom('orders').select('order_id').execute();
    await finish(placed?.order_id ?? '');
    expect((await guest.call('POST', '/api/shop/roma/personal-data/erase', {})).statusCode).toBe(200);
    expect(await shop.rows('accounts')).toEqual([]);
  });

  async function findTraces(kept: readonly string[]): Promise<readonly string[]> {
    await everythingIsSent(shop);
    const { read } = shop.deps.database;
    const isSqlite = shop.deps.database.engine === 'sqlite';
    const tables = isSqlite
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
    const found: string[] = [];
    for (const { name } of (await tables.execute(read as never)).rows) {
      if (kept.includes(name)) continue;
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(read as never);
      const text = JSON.stringify(rows);
      found.push(...TRACES.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`));
    }
    const mails = JSON.stringify(await readMailFiles(shop.place.dataDir));
    return [...found, ...TRACES.filter((trace) => mails.includes(trace)).map((trace) => `mails: ${trace}`)];
  }
});
