import * as contract from '@tischlein/contract/calls';
import type { Call } from '@tischlein/contract/calls';
import type { AuditEntries, AuditRequest } from '@tischlein/contract/office';
import { stockVersion } from '@tischlein/domain/menu';
import { AUDIT_SENTENCES } from '@tischlein/wording/office';
import { describe, expect, it } from 'vitest';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { databases, onSqlite, preparedTwoShops } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { trattoria, withAccounts } from '../support/trattoria.ts';
import { BODIES, PARAMETERS } from './corpus/samples.ts';

const OFFICE = '/api/office/shop/roma';

/** Calls of staff that may change something. */
const WRITING = Object.entries(contract).flatMap(([name, each]) => {
  if (typeof each !== 'object' || each.caller !== 'staff') return [];
  const call: Call = each;
  return call.method === 'GET' || call.access === 'read' ? [] : [{ name, call }];
});

/** Writing calls that leave no entry, with the reason. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  checkImport: 'a preview',
  readImport: 'a preview',
  previewLook: 'an unsaved look',
  checkPaymentAccount: 'asks the provider, stores nothing',
  sendTestMail: 'a mail to oneself',
  findTelephoneGuests: 'a search',
  previewCopy: 'a preview',
  previewOrderChange: 'a preview',
  startPasskey: 'a challenge; the passkey comes with the next call',
};

describe.each(preparedTwoShops)('the audit log on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  // Entries of the same millisecond have no order.
  const later = () => shop.clock.set(plusSeconds(shop.clock.now(), 1));
  const read = async (request: AuditRequest = {}, by: Desk = owner): Promise<AuditEntries> =>
    (await by.call('POST', `${OFFICE}/audit-log`, request)).json();
  const rename = async (restaurantName: string) => {
    const config = (await owner.call('GET', `${OFFICE}/config`)).json();
    return owner.save(`${OFFICE}/config`, { ...config, restaurantName });
  };

  it('says who changed what, before and after, from which device', async () => {
    const { number, id } = await shop.guest().order();
    await owner.call('PUT', `${OFFICE}/pause`, { scope: 'all', minutes: 20 }, { 'user-agent': 'iPhone Safari/1' });
    later();
    expect((await rename('Trattoria Nuova')).statusCode).toBe(204);
    later();
    await owner.act(id, 'accept', { minutes: 20 });
    const { entries, authors } = await read();
    expect(entries).toMatchObject([
      {
        call: 'actOnOrder',
        area: 'desk',
        subject: String(number),
        details: [{ topic: 'status', before: 'placed', after: 'accepted' }],
      },
      {
        call: 'saveShopConfig',
        details: [{ topic: 'restaurantName', before: 'Trattoria Roma', after: 'Trattoria Nuova' }],
      },
      { call: 'startPause', author: 'chefin@roma.test', authorKind: 'person', device: 'Safari auf iPhone' },
    ]);
    expect(authors).toEqual(['chefin@roma.test']);
    const whole = JSON.stringify(await shop.deps.database.read.selectFrom('audit_log').selectAll().execute());
    expect(whole).not.toMatch(/Petra|petra@|1234567|Lange Straße/);
  });

  it('has no entry for what is refused, or changes nothing', async () => {
    await owner.call('DELETE', `${OFFICE}/applications/unbekannt`);
    await owner.call('DELETE', `${OFFICE}/api-keys/unbekannt`);
    await owner.call('PUT', `${OFFICE}/pause`, { scope: 'all' });
    expect((await read()).entries).toEqual([]);
  });

  it('names API keys, and people for owners only', async () => {
    const { id } = await shop.guest().order();
    const scopes = ['orders:write'];
    const { secret } = (await owner.call('POST', `${OFFICE}/api-keys`, { name: 'Kasse', scopes })).json();
    later();
    const accepted = await shop.app.inject({
      method: 'POST',
      url: `${OFFICE}/orders/${id}/accept`,
      headers: { authorization: `Bearer ${secret}` },
      payload: {},
    });
    expect(accepted.statusCode).toBe(200);
    later();
    const cook = await takesOnCook({ shop, owner });
    expect((await cook.call('POST', `${OFFICE}/audit-log`, {})).statusCode).toBe(403);
    later();
    await owner.call('POST', '/api/office/staff', {
      email: 'leitung@roma.test',
      role: 'branchManager',
      shops: ['roma'],
    });
    expect((await read()).entries).toMatchObject([
      { call: 'addStaff', subject: 'leitung@roma.test' },
      { call: 'addStaff', subject: 'koch@roma.test' },
      { call: 'actOnOrder', authorKind: 'key', author: 'Kasse', device: '' },
      { call: 'addApiKey', subject: 'Kasse' },
    ]);
    expect(JSON.stringify(await read())).not.toContain(secret);
  });

  it('files settings under the area that they are of, or the shop if they are of several', async () => {
    const save = async (change: object) => {
      later();
      const config = (await owner.call('GET', `${OFFICE}/config`)).json();
      expect((await owner.save(`${OFFICE}/config`, { ...config, ...change })).statusCode).toBe(204);
    };
    await save({ welcome: 'Willkommen!', showDishNumbers: true });
    await save({ pickupMinimumOrderValue: 1500 });
    await save({ pickupMinimumOrderValue: 500, welcome: '' });
    expect((await read()).entries.map(({ area }) => area)).toEqual(['shop', 'opening', 'look']);
  });

  it('names each value with what it belongs to: the dish with its order type, the zone with its field', async () => {
    const menu = (await owner.call('GET', `${OFFICE}/menu`)).json();
    const dishes = menu.dishes.map((dish: { id: string; prices: Record<string, object> }) =>
      dish.id === 'margherita'
        ? {
            ...dish,
            prices: Object.fromEntries(
              Object.entries(dish.prices).map(([type, prices]) => [type, { ...prices, base: 990 }]),
            ),
          }
        : dish,
    );
    expect((await owner.save(`${OFFICE}/menu`, { ...menu, dishes })).statusCode).toBe(204);
    later();
    const config = (await owner.call('GET', `${OFFICE}/config`)).json();
    const deliveryZones = config.deliveryZones.map((zone: object) => ({ ...zone, deliveryFee: 390 }));
    await owner.save(`${OFFICE}/config`, { ...config, deliveryZones, pickupMinimumOrderValue: 1500 });
    const { entries, months } = await read();
    expect(months).toBe(24);
    const [settings, prices] = entries.map(({ details }) => details);
    expect(prices?.map(({ name, field, after }) => [name, field, after?.replace('\u00a0', ' ')])).toEqual([
      ['Margherita', 'Preis, Lieferung', '9,90 €'],
      ['Margherita', 'Preis, Abholung', '9,90 €'],
      ['Margherita', 'Preis, Am Tisch', '9,90 €'],
    ]);
    expect(settings).toContainEqual(
      expect.objectContaining({ topic: 'deliveryZones', field: 'Liefergebühr', after: '3,90\u00a0€' }),
    );
    expect(settings).toContainEqual(
      expect.objectContaining({ topic: 'pickupMinimumOrderValue', after: '15,00\u00a0€' }),
    );
  });

  it('is searched for what the page shows, in capitals or not', async () => {
    await rename('Ämterstraße');
    later();
    const soldOut = { item: { kind: 'dish', id: 'margherita', group: '' }, out: 'forGood' };
    const first = { 'if-match': `"${stockVersion(undefined)}"` };
    expect((await owner.call('PUT', `${OFFICE}/stock`, soldOut, first)).statusCode).toBe(200);
    for (const text of ['ämter', 'ÄMTERSTRASSE', 'name ämterstraße'])
      expect([text, (await read({ text })).entries.map(({ call }) => call)]).toEqual([text, ['saveShopConfig']]);
    for (const text of ['AUSVERKAUFT', 'margherita bestand'])
      expect([text, (await read({ text })).entries.map(({ call }) => call)]).toEqual([text, ['switchStock']]);
    for (const text of ['before', 'forGood', 'saveShopConfig', 'topic'])
      expect([text, (await read({ text })).entries]).toEqual([text, []]);
  });

  it('is filtered by text, person, area and day, comes in pages and as a file, and is kept for the months of the shop', async () => {
    for (let change = 0; change < 52; change += 1)
      await owner.call(
        change % 2 ? 'DELETE' : 'PUT',
        `${OFFICE}/pause`,
        change % 2 ? undefined : { scope: 'all', minutes: 20 },
      );
    await rename('Trattoria Nuova');
    const first = await read({ area: 'desk' });
    const second = await read({ area: 'desk', behind: first.next });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(52);
    expect((await read({ author: 'niemand' })).entries).toEqual([]);
    expect((await read({ from: '2026-11-22' })).entries).toEqual([]);
    expect((await read({ from: '2026-11-21', to: '2026-11-21' })).entries).toHaveLength(50);
    const csv = await owner.call('GET', `${OFFICE}/audit-log.csv`);
    expect(csv.body).toContain('hat Einstellungen geändert;Name: Trattoria Roma → Trattoria Nuova');
    expect((await read({ text: ' NUOVA ' })).entries).toMatchObject([{ call: 'saveShopConfig' }]);
    expect((await read({ text: 'pause begonnen', area: 'desk' })).entries).toHaveLength(26);
    expect((await read({ text: '100%' })).entries).toEqual([]);
    expect((await read({ text: 'EINSTELLUNGEN geändert' })).entries).toMatchObject([{ call: 'saveShopConfig' }]);
    // Stored keys are not what the page shows.
    expect((await read({ text: 'restaurantName' })).entries).toEqual([]);
    shop.clock.set('2028-11-20T18:30:00.000Z');
    await cleanUp(shop.deps);
    expect(await shop.deps.database.read.selectFrom('audit_log').select('entry_id').execute()).toHaveLength(53);
    shop.clock.set('2028-12-20T18:30:00.000Z');
    await cleanUp(shop.deps);
    expect(await shop.deps.database.read.selectFrom('audit_log').select('entry_id').execute()).toEqual([]);
  });
});

describe('every writing call of the office', () => {
  it('has a German sentence', () => {
    const known = Object.keys(AUDIT_SENTENCES);
    const unsaid = WRITING.map(({ name }) => name).filter((name) => !known.includes(name) && !(name in WITHOUT_ENTRY));
    expect(unsaid).toEqual([]);
    expect(Object.keys(WITHOUT_ENTRY).filter((name) => !WRITING.some((each) => each.name === name))).toEqual([]);
  });

  it.each(onSqlite(databases))('leaves an entry if it succeeds and changes something, on $name', async ({ open }) => {
    const place = await open();
    const shop = await openShop(place, { shops: [withAccounts(trattoria()), trattoria({ slug: 'napoli' })] });
    const owner = await shop.desk();
    const { read } = shop.deps.database;
    const silent: string[] = [];
    const recorded = new Set<string>();
    // Those that end the session, or the shop, last.
    const last = ['deleteShop', 'endOtherSessions', 'lockDevice', 'changePassword', 'saveShopState'];
    const calls = WRITING.toSorted((left, right) => last.indexOf(left.name) - last.indexOf(right.name));
    for (const { name, call } of calls) {
      const parameters = { ...PARAMETERS, shop: 'roma' };
      const url = call.path.replaceAll(/:(\w+)/g, (_, parameter: string) => Reflect.get(parameters, parameter) ?? '');
      const before = await readTables(read);
      const body = call.body && (SUCCEEDING[name] ?? BODIES[name]);
      const answer = call.headers ? await owner.save(url, body) : await owner.call(call.method, url, body);
      const entries = await read.selectFrom('audit_log').select('call').where('call', '=', name).execute();
      if (entries.length > 0) recorded.add(name);
      const hasChanged = answer.statusCode < 300 && JSON.stringify(await readTables(read)) !== JSON.stringify(before);
      if (hasChanged && entries.length === 0 && !(name in WITHOUT_ENTRY)) silent.push(name);
    }
    await shop.close();
    await place.close();
    expect(silent).toEqual([]);
    expect(recorded.size).toBeGreaterThan(15);
  });
});

/** Bodies with which a call succeeds. */
const SUCCEEDING: Readonly<Record<string, unknown>> = {
  createDraft: { name: 'Bari' },
  addDevice: { name: 'Küche Mitte', role: 'staff', pin: '4711' },
  addApiKey: { name: 'Kasse', scopes: ['menu:read'] },
  addStaff: { email: 'koch@roma.test', role: 'staff', shops: ['roma'] },
  startPause: { scope: 'all', minutes: 20 },
  blockContact: { contact: '030 1234567', scope: 'cash', reason: 'Nicht bezahlt' },
  changeOwnName: { name: 'Gia' },
  switchStock: { item: { kind: 'dish', id: 'margherita', group: '' }, out: 'forGood' },
  saveShopConfig: { ...trattoria().config, welcome: 'Willkommen!' },
  saveShopMenu: { ...trattoria().menu, offers: [] },
  setWaiterPassword: { password: 'Pizzateig ruht lange' },
  inviteStaff: { email: 'luca@roma.test', role: 'staff', shops: ['roma'] },
  addPrinter: { kind: 'cloudprnt', name: 'Küche', slips: ['kitchen'] },
  addWebhook: { name: 'Kasse', url: 'https://example.org/', events: ['order.placed'] },
};

type Reading = TestShop['deps']['database']['read'];

/** What people would call the state of the office. */
async function readTables(read: Reading): Promise<unknown> {
  const tables = [
    'shops',
    'menus',
    'staff',
    'staff_links',
    'api_keys',
    'webhooks',
    'printers',
    'coupons',
    'pauses',
  ] as const;
  return Promise.all(tables.map((table) => read.selectFrom(table).selectAll().execute()));
}
