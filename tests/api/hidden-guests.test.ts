import { randomUUID } from 'node:crypto';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { mayMakeByKey } from '@tischlein/contract/calls';
import { API_SCOPES, type ApiScope } from '@tischlein/domain/staff';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable, signInWaiter } from '../support/dining-tables.ts';
import { type NamedCall, PERMITTED_CALLS, sendCall } from '../support/every-call.ts';
import { openEvents } from '../support/open-events.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Answer, Guest } from '../support/open-shop.ts';
import { pdfText } from '../support/pdf-text.ts';
import { aReservation, newKey, takeReservations } from '../support/reserving.ts';
import { aDelivery } from '../support/trattoria.ts';

const OFFICE = '/api/office/shop/roma';
const SHOP = '/api/shop/roma';
const FAMILY = 'Zwiebelfisch';
const PHONE = '0151 77788899';
/** What would betray the guests: everything that was planted holds one of these. */
const TRACE = /zwiebelfisch|77788899/i;
const GUEST = {
  name: `Ottilie ${FAMILY}`,
  company: `${FAMILY} GmbH`,
  street: `${FAMILY}gasse`,
  phone: PHONE,
  email: 'ottilie@zwiebelfisch.test',
  floor: `bei ${FAMILY}`,
};
const dish = (dishId: string, amount = 1) => ({ dishId, amount });

/** The calls that name guests to a key with every scope. A new one belongs here, and hides them from the others. */
const NAMING = [
  'actOnOrder',
  'deskEvents',
  'exportReceipts',
  'findTelephoneGuests',
  'getArchivedOrder',
  'getDeskOrder',
  'getHubriseOrder',
  'handleWithdrawal',
  'listOrders',
  'listWithdrawals',
  'proposeOrderChange',
  'searchOrders',
  'takeBrowserJob',
  'withdrawOrderChange',
];

describe.each(onSqlite(preparedPaidTrattoria))('names, phones, addresses and words of guests, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  let port: number;
  let orders: string[];
  let printer: string;
  let webhook: string;

  const order = (parts: object = {}, values: object = {}, guest: Guest = shop.guest()) =>
    guest.order(aDelivery({ ...parts, formValues: { ...aDelivery().formValues, ...GUEST, ...values } }));

  beforeAll(async () => {
    place = await open();
    shop = await openPaidShop(place);
    port = Number(new URL(await shop.app.listen({ port: 0 })).port);
    await addTables(shop.office);
    await takeReservations(shop.office);
    const added = await shop.office.call('POST', `${OFFICE}/printers`, {
      kind: 'browser',
      name: 'Theke',
      slips: ['counter', 'driver'],
      copies: 1,
    });
    printer = added.json().printer.id;
    const hook = { name: 'Kasse', url: 'https://kasse.example/haken', events: ['order.placed'] };
    webhook = (await shop.office.call('POST', `${OFFICE}/webhooks`, hook)).json().webhook.id;
    orders = [await plantExpensive(), await plantGroup(), ...(await plantTable())];
    await plantElsewhere();
    await shop.work();
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  async function plantDelivery(): Promise<string> {
    const guest = shop.guest();
    const { id, number } = await order({ messageCook: `für ${FAMILY}` }, { messageDriver: `Klingel ${FAMILY}` }, guest);
    const { name, email } = GUEST;
    const withdrawn = await shop.guest().call('POST', `${SHOP}/withdrawal`, { order: String(number), name, email });
    if (withdrawn.statusCode >= 300) throw new Error(withdrawn.body);
    return id;
  }

  /** Above 250 € a receipt names its buyer. */
  const plantExpensive = async (): Promise<string> => (await order({ orderItems: [dish('margherita', 30)] })).id;

  async function plantGroup(): Promise<string> {
    const [ada, ben] = [shop.guest(), shop.guest()];
    const path = `${SHOP}/group-order`;
    const names = { groupName: `Fest ${FAMILY}`, userName: `Ada ${FAMILY}` };
    const made: GroupOrderAnswer = (await ada.call('POST', path, names)).json();
    const url = `${path}/${made.id}`;
    const joined: GroupOrderAnswer = (await ben.call('POST', `${url}/join`, { userName: `Ben ${FAMILY}` })).json();
    for (const [guest, { memberId }] of [
      [ada, made],
      [ben, joined],
    ] as const)
      await guest.call('POST', `${url}/member/${memberId ?? ''}`, { cart: { items: [dish('salami')] } });
    await ada.call('POST', url, { stage: 'checkout' });
    return (await order({ groupOrderId: made.id, orderItems: [] }, {}, ada)).id;
  }

  async function plantTable(): Promise<string[]> {
    const waiter = await signInWaiter(shop);
    const note = { ...dish('margherita'), note: `für Frau ${FAMILY}` };
    const booked = (await waiter.books(7, { orderItems: [note] })).json();
    const guest = await scanTable(shop, shop.office, 7);
    const held = { payLater: true, paymentMethod: 'offline', formValues: { name: GUEST.name } } as const;
    const asked = (await guest.orders(7, held)).json();
    const part = { name: GUEST.name };
    await guest.pays({ kind: 'equalPart', into: 2 }, 450, part);
    await waiter.does(7, `round/${asked.order.id}/confirm`);
    return [booked.order.id, asked.order.id];
  }

  /** Where no key may read at all. */
  async function plantElsewhere(): Promise<void> {
    await shop.guest().call('POST', `${SHOP}/reservation`, aReservation({ ...GUEST, wish: FAMILY }), newKey());
    await shop.office.call('POST', `${OFFICE}/blocked-contacts`, {
      contact: '0151 55566677',
      scope: 'cash',
      reason: FAMILY,
      until: '2026-12-01',
    });
  }

  const createKey = async (scopes: readonly ApiScope[]): Promise<Readonly<Record<string, string>>> => {
    const made = await shop.office.call('POST', `${OFFICE}/api-keys`, { name: 'Kasse', scopes });
    return { authorization: `Bearer ${made.json().secret}` };
  };

  const QUERIES: Readonly<Record<string, string>> = {
    getReport: '?period=day&day=2026-11-21',
    exportReceipts: '?from=2026-11-01&to=2026-11-30',
    exportReceiptsCsv: '?from=2026-11-01&to=2026-11-30',
    exportArchive: '?month=2026-11',
    exportDatev: '?month=2026-11',
  };
  const findBody = (name: string): object | undefined => {
    const bodies: Readonly<Record<string, object>> = {
      searchOrders: {},
      exportOrders: {},
      exportOrdersWorkbook: {},
      findTelephoneGuests: { phone: PHONE },
      actOnOrder: { minutes: 30 },
      previewOrderChange: { lines: [], add: [dish('bier')] },
      proposeOrderChange: { lines: [], add: [dish('bier')], reason: 'Geschenk', minutes: 10 },
      movePrintJobs: { to: 'unbekannt' },
      createGuestCode: { kind: 'order', order: orders[0] },
    };
    return bodies[name];
  };

  const readText = ({ headers, rawPayload, body }: Answer): string => {
    const type = String(headers['content-type']);
    if (type.includes('pdf')) return pdfText(rawPayload);
    if (!type.includes('zip') && !type.includes('spreadsheetml')) return body;
    return Object.entries(unzipSync(rawPayload))
      .map(([name, file]) => (name.endsWith('.pdf') ? pdfText(Buffer.from(file)) : Buffer.from(file).toString()))
      .join('\n');
  };

  /** Everything that a key with these scopes is answered by a call, about each order and with each answer of the guests. */
  async function listAnswers(each: NamedCall, headers: Readonly<Record<string, string>>): Promise<string[]> {
    const { name, call } = each;
    if (name === 'deskEvents') return [await readEvents(headers)];
    const texts: string[] = [];
    for (const orderId of call.path.includes(':orderId') ? orders : ['']) {
      if (name === 'printOrder' || name === 'takeBrowserJob')
        await shop.office.call('POST', `${OFFICE}/orders/${orders[0]}/print`);
      const change = name === 'withdrawOrderChange' ? await proposeChange(orderId) : '';
      const answer = await sendCall(shop.guest(), each, {
        shop: 'roma',
        headers: { ...headers, accept: 'application/json', 'idempotency-key': randomUUID() },
        parameters: { orderId, printer, webhook, day: '2026-11-21', change, action: 'accept' },
        ...(QUERIES[name] !== undefined && { query: QUERIES[name] }),
        ...(findBody(name) && { body: findBody(name) ?? {} }),
      });
      expect([name, answer.statusCode]).not.toEqual([name, 500]);
      texts.push(readText(answer));
    }
    return texts;
  }

  const proposeChange = async (orderId: string): Promise<string> => {
    const body = { lines: [], add: [dish('bier')], reason: `wie mit Frau ${FAMILY} besprochen`, minutes: 10 };
    await shop.office.call('POST', `${OFFICE}/orders/${orderId}/changes`, body);
    return (await shop.office.call('GET', `${OFFICE}/orders/${orderId}`)).json().change?.id ?? 'unbekannt';
  };

  async function readEvents(headers: Readonly<Record<string, string>>): Promise<string> {
    const stream = await openEvents(port, `${OFFICE}/events?after=0`, headers);
    const events: unknown[] = [];
    while (events.length < orders.length) events.push(await stream.next());
    await stream.close();
    return JSON.stringify(events);
  }

  const isNamed = (texts: readonly string[]): boolean => texts.some((text) => TRACE.test(text));

  /** The calls that name guests to a key with these scopes. */
  async function listNaming(scopes: readonly ApiScope[]): Promise<string[]> {
    const headers = await createKey(scopes);
    // Of each key an own one, because calls change it.
    orders = [await plantDelivery(), ...orders];
    const naming: string[] = [];
    for (const each of PERMITTED_CALLS.filter(({ call }) => mayMakeByKey(scopes, call)))
      if (isNamed(await listAnswers(each, headers))) naming.push(each.name);
    return naming.toSorted();
  }

  const BLIND = API_SCOPES.filter((scope) => scope !== 'guests:read');
  it.each([...BLIND.map((scope) => [scope]), BLIND])(
    'are not in any answer to a key with %s',
    async (...scopes) => expect(await listNaming(scopes)).toEqual([]),
    60_000,
  );

  it('are in the answers of this list to a key that may know guests', async () => {
    expect(await listNaming(API_SCOPES)).toEqual(NAMING);
  }, 60_000);
});
