import { randomUUID } from 'node:crypto';
import type { GroupOrderAnswer, OrderInfo, OrderRequest, Quote } from '@tischlein/contract/shop';
import { shopId as toShopId, toBasisPoints, toCents } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { writeCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { replaceConfig } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedConfig } from '../../apps/server/src/shops/saved-shop.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { editShop } from '../support/edit-shop.ts';
import { openEvents } from '../support/open-events.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aCoupon, aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const GROUPS = '/api/shop/roma/group-order';
const MARGHERITA = { dishId: 'margherita', amount: 1 };
const SALAMI = { dishId: 'salami', amount: 1 };
const BEER = { dishId: 'bier', amount: 2 };

describe.each(usuallyOnSqlite(preparedTrattoria))('group orders on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;

  beforeEach(async () => {
    place = await open();
    server = await openServer(place);
  });
  afterEach(async () => {
    const broken = await findViolations(server.deps.database.read);
    await server.close();
    await place.close();
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  });

  /** A phone that keeps its cookie. */
  function aPhone() {
    let cookie = '';
    const call = async (
      method: 'GET' | 'POST',
      url: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) => {
      const answer = await server.app.inject({
        method,
        url,
        headers: { cookie, ...headers },
        ...(payload && { payload }),
      });
      cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
      return answer;
    };
    const post = (url: string, payload: object) => call('POST', url, payload);
    return {
      call,
      cookie: () => cookie,
      creates: (userName = 'Ada', groupName = 'Mittagspause') => post(GROUPS, { groupName, userName, isPickup: false }),
      joins: (id: string, userName: string) => post(`${GROUPS}/${id}/join`, { userName }),
      reads: (id: string) => call('GET', `${GROUPS}/${id}`),
      finds: (code: string) => call('GET', `/api/shop/roma/find-group-order/${code}`),
      changes: (id: string, change: object) => post(`${GROUPS}/${id}`, change),
      changesMember: (id: string, member: string, change: object) => post(`${GROUPS}/${id}/member/${member}`, change),
      orders: (groupOrderId: string, parts: Partial<OrderRequest> = {}) =>
        call('POST', '/api/shop/roma/order', aDelivery({ groupOrderId, orderItems: [], ...parts }), {
          'idempotency-key': randomUUID(),
        }),
      quotes: (groupOrderId: string, orderItems: object[] = []) =>
        post('/api/shop/roma/quote', { deliveryType: 'delivery', zone: 'mitte', orderItems, groupOrderId }),
    };
  }
  type Phone = ReturnType<typeof aPhone>;

  const me = (group: GroupOrderAnswer): string => group.memberId ?? '';
  const names = ({ members }: GroupOrderAnswer): string => members.map(({ name }) => name).join(' ');
  const problem = (answer: Awaited<ReturnType<Phone['reads']>>): string => `${answer.statusCode} ${answer.json().code}`;

  async function aGroup(...others: readonly string[]) {
    const owner = aPhone();
    const created: GroupOrderAnswer = (await owner.creates()).json();
    const { id } = created;
    const members: { readonly phone: Phone; readonly id: string }[] = [{ phone: owner, id: me(created) }];
    for (const name of others) {
      const phone = aPhone();
      members.push({ phone, id: me((await phone.joins(id, name)).json()) });
    }
    const memberAt = (index: number) => {
      const member = members[index];
      if (!member) throw new Error(`no member ${index}`);
      return member;
    };
    return {
      id,
      created,
      owner,
      at: memberAt,
      phone: (index: number) => memberAt(index).phone,
      fills: (index: number, items: readonly object[], more: object = {}) =>
        memberAt(index).phone.changesMember(id, memberAt(index).id, {
          cart: JSON.stringify({ total: 1, items, confirmedTwoForOnePromotions: [], ...more }),
        }),
      as: async (index: number): Promise<GroupOrderAnswer> => (await memberAt(index).phone.reads(id)).json(),
    };
  }

  it('is created with its creator as the owner', async () => {
    const answer = await aPhone().creates();
    expect(answer.statusCode).toBe(200);
    const group: GroupOrderAnswer = answer.json();
    expect(group).toMatchObject({ name: 'Mittagspause', stage: 'menu', isPickup: false, orderId: null });
    expect(group.members).toMatchObject([{ name: 'Ada', status: 'owner', userId: group.owner, id: group.memberId }]);
    expect(group.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is found by its code, however it is typed, and shows strangers names only', async () => {
    const group = await aGroup('Ben');
    await group.fills(1, [SALAMI]);
    const { code } = group.created;
    const found: GroupOrderAnswer = (await aPhone().finds(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).json();
    expect(names(found)).toBe('Ada Ben');
    expect(found).toMatchObject({ memberId: null, orderId: null, shares: [], subtotal: 0, iban: null });
    expect(found.members.flatMap(({ cart }) => cart.items)).toEqual([]);
    expect(problem(await aPhone().finds('ABCDEFGH'))).toBe('404 groupUnknown');
    expect(problem(await aPhone().finds('nonsense!'))).toBe('404 groupUnknown');
    expect(problem(await aPhone().reads(group.id))).toBe('403 groupNotMember');
  });

  it('takes names of three characters and more (S2 §5)', async () => {
    expect(problem(await aPhone().creates('Al'))).toBe('400 ownNameInvalid');
    expect(problem(await aPhone().creates('Ada', ' x '))).toBe('400 groupNameInvalid');
    const group = await aGroup();
    expect(problem(await aPhone().joins(group.id, 'B'))).toBe('400 ownNameInvalid');
    expect(problem(await group.owner.changes(group.id, { name: '' }))).toBe('400 groupNameInvalid');
  });

  it('prices all carts as one, and tells each member their own share only (S3 G12, G18)', async () => {
    const group = await aGroup('Ben', 'Cem');
    await group.fills(0, [MARGHERITA]);
    await group.fills(1, [SALAMI, BEER]);
    const asOwner = await group.as(0);
    expect(asOwner).toMatchObject({ subtotal: 2600, total: 2616 });
    expect(asOwner.shares.map(({ memberName, total }) => [memberName, total])).toEqual([
      ['Ada', 900],
      ['Ben', 1716],
    ]);
    const asBen = await group.as(1);
    expect(asBen.shares.map(({ memberName }) => memberName)).toEqual(['Ben']);
    expect(asBen.members.map(({ cart }) => cart.total)).toEqual([null, 1716, null]);
    expect(asBen.members[0]?.cart.items).toMatchObject([MARGHERITA]);
    expect((await group.as(2)).shares).toEqual([]);
  });

  it('gives the discounts of groups once two members have lines (S3 C33, C35)', async () => {
    const discount = { discountType: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(1500) } as const;
    await editShop(server.deps, toShopId('roma'), (writer, saved) =>
      replaceConfig(writer, saved, { ...readSavedConfig(saved), groupOrderDiscounts: [discount] }),
    );
    const group = await aGroup('Ben');
    await group.fills(0, [MARGHERITA, SALAMI]);
    expect(await group.as(0)).toMatchObject({ subtotal: 2000, saving: 0, total: 2000 });
    await group.fills(1, [SALAMI]);
    expect(await group.as(0)).toMatchObject({ subtotal: 3100, saving: 310, total: 2790 });
    expect((await group.as(1)).shares).toMatchObject([{ goods: 1100, cartDiscount: 110, total: 990 }]);
    const quote: Quote = (await group.owner.quotes(group.id)).json();
    expect(quote).toMatchObject({ steps: { S1: 3100, C: 310, L: 250, TOTAL: 3040 }, group: { saving: 310 } });
    expect(quote.group?.shares.map(({ total }) => total)).toEqual([1925, 1115]);
    const own: Quote = (await group.phone(1).quotes(group.id, [SALAMI])).json();
    expect(own).toMatchObject({ steps: { S1: 1100, C: 0, L: 0, TOTAL: 1100 } });
    expect(own.group?.shares).toMatchObject([{ memberName: 'Ben', total: 990 }]);
  });

  it('orders once, with the carts that the server has', async () => {
    const group = await aGroup('Ben', 'Cem');
    await group.fills(0, [MARGHERITA]);
    await group.fills(1, [SALAMI]);
    await group.fills(2, [BEER]);
    expect(problem(await group.owner.orders(group.id))).toBe('409 groupStageNotAllowed');
    await group.owner.changesMember(group.id, group.at(2).id, { included: false });
    expect((await group.owner.changes(group.id, { stage: 'checkout' })).json()).toMatchObject({ stage: 'checkout' });
    expect(problem(await group.phone(1).orders(group.id))).toBe('403 groupOwnerOnly');
    expect(problem(await aPhone().orders(group.id))).toBe('403 groupNotMember');
    expect(problem(await aPhone().orders(randomUUID()))).toBe('404 groupUnknown');
    const forged = [{ dishId: 'bier', amount: 9, memberName: 'Eve' }];
    expect(problem(await group.owner.orders(group.id, { expectedTotal: 1 }))).toBe('409 3');
    const answer = await group.owner.orders(group.id, { orderItems: forged, expectedTotal: 2250 });
    expect(answer.json()).toMatchObject({ order: { total: 22.5 } });
    const orderId: string = answer.json().order.id;
    const asBen = await group.as(1);
    expect(await group.as(0)).toMatchObject({ stage: 'completed', orderId });
    expect(asBen).toMatchObject({
      stage: 'completed',
      orderId: group.id,
      shares: [{ memberName: 'Ben', total: 1225 }],
    });
    const info = (await group.owner.call('GET', `/api/shop/roma/info/${orderId}`)).json();
    expect(
      info.order.quote.lines.map(({ memberName, name }: Quote['lines'][number]) => `${memberName}: ${name}`),
    ).toEqual(['Ada: Margherita', 'Ben: Salami']);
    expect(info.order.quote.group).toMatchObject({ name: 'Mittagspause', ownerName: 'Ada' });
    expect(problem(await group.owner.orders(group.id))).toBe('409 groupOrdered');
    expect(problem(await group.owner.quotes(group.id))).toBe('409 groupOrdered');
    expect(problem(await aPhone().joins(group.id, 'Dana'))).toBe('409 groupOrdered');
    expect(await group.owner.changes(group.id, { orderId })).toMatchObject({ statusCode: 200 });
  });

  it("a member sees the order's status, their own lines and share, and no other price (S3 G18)", async () => {
    const group = await aGroup('Ben');
    await group.fills(0, [MARGHERITA]);
    await group.fills(1, [SALAMI]);
    await group.owner.changes(group.id, { stage: 'checkout' });
    const orderId: string = (await group.owner.orders(group.id)).json().order.id;
    const { orderId: shared } = await group.as(1);
    expect(JSON.stringify(await group.as(1))).not.toContain(orderId);
    const read = async (phone: Phone): Promise<OrderInfo['order']> =>
      (await phone.call('GET', `/api/shop/roma/info/${shared}`)).json().order;
    const asBen = await read(group.phone(1));
    expect(asBen).toMatchObject({ id: shared, status: 'placed', contact: null });
    expect(asBen?.quote.lines.map(({ name }) => name)).toEqual(['Salami']);
    expect(asBen?.quote.group?.shares).toMatchObject([{ memberName: 'Ben', total: 1225 }]);
    expect(asBen?.quote.steps.TOTAL).toBe(1225);
    const asStranger = await read(aPhone());
    expect(asStranger).toMatchObject({ quote: { lines: [], steps: { TOTAL: 0 } }, paymentMethod: null });
    expect((await group.phone(1).call('GET', `/api/shop/roma/receipt/${shared}`)).statusCode).toBe(404);
    const status = (await group.phone(1).call('GET', `/api/shop/roma/status/${shared}`)).json();
    expect(status).toMatchObject({ id: shared, status: 'placed' });
  });

  it("shows a member their own part of discount and coupon, and who has the group's code no amount at all (S3 G14, G18)", async () => {
    const discount = { discountType: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(1500) } as const;
    await editShop(server.deps, toShopId('roma'), async (writer, saved) => {
      await replaceConfig(writer, saved, { ...readSavedConfig(saved), groupOrderDiscounts: [discount] });
      await writeCoupons(writer, toShopId('roma'), [aCoupon()]);
    });
    const group = await aGroup('Ben');
    await group.fills(0, [MARGHERITA, SALAMI]);
    await group.fills(1, [SALAMI]);
    await group.owner.changes(group.id, { stage: 'checkout' });
    const ordered = await group.owner.orders(group.id, { couponCode: 'HUNGER5' });
    expect(ordered.statusCode).toBe(200);
    const orderId: string = ordered.json().order.id;
    const read = async (phone: Phone, id: string): Promise<OrderInfo['order']> =>
      (await phone.call('GET', `/api/shop/roma/info/${id}`)).json().order;

    const asOwner = await read(group.owner, orderId);
    expect(asOwner?.quote.adjustments.map(({ label }) => label)).toEqual(['-10%', 'HUNGER5']);
    expect(asOwner?.quote.hints.coupon).toMatchObject({ code: 'HUNGER5' });

    const asBen = await read(group.phone(1), group.id);
    const [own] = asBen?.quote.group?.shares ?? [];
    expect(asBen?.quote.adjustments).toMatchObject([{ source: 'groupDiscount', label: '-10%', amount: -110 }]);
    expect(asBen?.quote.steps).toMatchObject({ C: own?.cartDiscount, K: own?.couponValue, TOTAL: own?.total });
    expect(JSON.stringify(asBen)).not.toContain('HUNGER5');
    expect(asBen).toMatchObject({ dueInPerson: 0, refunded: 0 });

    const asStranger = await read(aPhone(), group.id);
    expect(asStranger).toMatchObject({ paymentMethod: null, dueInPerson: 0, refunded: 0, tip: 0 });
    expect(asStranger?.quote).toMatchObject({ adjustments: [], group: { saving: 0, shares: [] } });
    expect(new Set(Object.values(asStranger?.quote.steps ?? {}))).toEqual(new Set([0]));
    expect(JSON.stringify(asStranger)).not.toContain('HUNGER5');
    const status = (await aPhone().call('GET', `/api/shop/roma/status/${group.id}`)).json();
    expect(status).toMatchObject({ dueInPerson: 0, refunded: 0 });
  });

  it('orders once when the owner presses in two tabs', async () => {
    const group = await aGroup('Ben');
    await group.fills(0, [MARGHERITA]);
    await group.fills(1, [SALAMI]);
    await group.owner.changes(group.id, { stage: 'checkout' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => group.owner.orders(group.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('freezes the carts at the checkout, and returns to the menu (S3 G4)', async () => {
    const group = await aGroup('Ben');
    await group.owner.changes(group.id, { stage: 'checkout' });
    expect(problem(await group.fills(1, [SALAMI]))).toBe('409 groupFrozen');
    expect(problem(await aPhone().joins(group.id, 'Dana'))).toBe('409 groupFrozen');
    expect(problem(await group.phone(1).changesMember(group.id, group.at(1).id, { leave: true }))).toBe(
      '409 groupFrozen',
    );
    await group.owner.changes(group.id, { stage: 'menu' });
    expect((await group.fills(1, [SALAMI])).statusCode).toBe(200);
  });

  it('freezes the carts at the deadline, which the owner may move (S3 G18)', async () => {
    const group = await aGroup('Ben');
    expect(problem(await group.owner.changes(group.id, { closesAt: '2026-11-21T18:00:00Z' }))).toBe(
      '400 deadlineInvalid',
    );
    expect(problem(await group.owner.changes(group.id, { closesAt: '2026-11-23T18:00:00Z' }))).toBe(
      '400 deadlineInvalid',
    );
    await group.owner.changes(group.id, { closesAt: '2026-11-21T19:45:00+01:00' });
    expect(await group.as(1)).toMatchObject({ closesAt: '2026-11-21T18:45:00.000Z' });
    server.clock.set('2026-11-21T18:45:00.000Z');
    expect(problem(await group.fills(1, [SALAMI]))).toBe('409 groupClosed');
    await group.owner.changes(group.id, { closesAt: null });
    expect((await group.fills(1, [SALAMI])).statusCode).toBe(200);
  });

  it('lets members come, go and be removed; their carts go with them', async () => {
    const group = await aGroup('Ben', 'Cem');
    await group.fills(1, [SALAMI]);
    expect(problem(await group.phone(2).changesMember(group.id, group.at(1).id, { leave: true }))).toBe(
      '403 groupOwnerOnly',
    );
    const left = await group.phone(2).changesMember(group.id, group.at(2).id, { leave: true });
    expect(names(left.json())).toBe('Ada Ben');
    const kicked = await group.owner.changesMember(group.id, group.at(1).id, { leave: true });
    expect(names(kicked.json())).toBe('Ada');
    expect(problem(await group.phone(1).reads(group.id))).toBe('403 groupNotMember');
    const again: GroupOrderAnswer = (await group.phone(1).joins(group.id, 'Ben')).json();
    expect(names(again)).toBe('Ada Ben');
    expect(again.members[1]?.cart.items).toEqual([]);
    expect(names((await group.phone(1).joins(group.id, 'Benno')).json())).toBe('Ada Benno');
    expect(problem(await group.owner.changesMember(group.id, group.at(0).id, { leave: true }))).toBe(
      '409 groupOwnerStays',
    );
  });

  it("saves a member's cart with a version, so that no tab overwrites another (S3 G10)", async () => {
    const group = await aGroup('Ben');
    expect((await group.fills(1, [SALAMI], { basedOn: 0 })).json().members[1].cart.version).toBe(1);
    expect(problem(await group.fills(1, [BEER], { basedOn: 0 }))).toBe('409 groupCartChanged');
    expect((await group.as(1)).members[1]?.cart.items).toMatchObject([SALAMI]);
    expect((await group.fills(1, [BEER], { basedOn: 1 })).statusCode).toBe(200);
  });

  it('undoes ready with the next change (S3 G11)', async () => {
    const group = await aGroup('Ben');
    const ready = await group.phone(1).changesMember(group.id, group.at(1).id, { status: 'readyToCheckout' });
    expect(ready.json().members[1].status).toBe('readyToCheckout');
    expect((await group.fills(1, [SALAMI])).json().members[1].status).toBe('menu');
  });

  it('takes exactly one field per change (S2 §7)', async () => {
    const group = await aGroup();
    const own = group.at(0).id;
    for (const change of [{}, { name: 'Abendessen', isPickup: true }, { nonsense: 1 }, { disband: false }])
      expect(problem(await group.owner.changes(group.id, change))).toBe('400 invalidRequest');
    for (const change of [{}, { name: 'Adele', leave: true }, { cart: 'no JSON' }, { cart: '{"items":1}' }])
      expect(problem(await group.owner.changesMember(group.id, own, change))).toBe('400 invalidRequest');
  });

  it('is changed by its owner only', async () => {
    const group = await aGroup('Ben');
    for (const change of [
      { name: 'Abendessen' },
      { isPickup: true },
      { stage: 'checkout' },
      { disband: true },
      { iban: null },
    ])
      expect(problem(await group.phone(1).changes(group.id, change))).toBe('403 groupOwnerOnly');
    expect(problem(await group.phone(1).changesMember(group.id, group.at(0).id, { included: false }))).toBe(
      '403 groupOwnerOnly',
    );
    expect(problem(await group.phone(1).changesMember(group.id, group.at(0).id, { name: 'Eve' }))).toBe(
      '403 groupOwnerOnly',
    );
    expect((await group.owner.changes(group.id, { isPickup: true })).json()).toMatchObject({ isPickup: true });
    for (const stage of ['paying', 'completed'])
      expect(problem(await group.owner.changes(group.id, { stage }))).toBe('409 groupStageNotAllowed');
  });

  it('ends when its owner disbands it', async () => {
    const group = await aGroup('Ben');
    expect((await group.owner.changes(group.id, { disband: true })).statusCode).toBe(200);
    expect(problem(await group.phone(1).reads(group.id))).toBe('404 groupUnknown');
    expect(problem(await aPhone().finds(group.created.code))).toBe('404 groupUnknown');
  });

  it('ends after 24 hours, and is deleted then (S3 G2, G14)', async () => {
    const group = await aGroup('Ben');
    server.clock.set('2026-11-22T18:30:00.000Z');
    expect(problem(await group.phone(1).reads(group.id))).toBe('404 groupUnknown');
    await cleanUp(server.deps);
    const rows = await server.deps.database.read.selectFrom('group_members').select('name').execute();
    expect(rows).toEqual([]);
  });

  it('shows the IBAN to members after the order only (S3 G14)', async () => {
    const group = await aGroup('Ben');
    await group.fills(0, [MARGHERITA]);
    await group.fills(1, [SALAMI]);
    expect(problem(await group.owner.changes(group.id, { iban: 'DE00' }))).toBe('400 ibanInvalid');
    await group.owner.changes(group.id, { iban: 'de89 3704 0044 0532 0130 00' });
    expect((await group.as(1)).iban).toBeNull();
    await group.owner.changes(group.id, { stage: 'checkout' });
    await group.owner.orders(group.id);
    expect((await group.as(1)).iban).toBe('DE89370400440532013000');
    expect((await aPhone().finds(group.created.code)).json().iban).toBeNull();
  });

  it('tells members that the owner is away after 30 minutes, and lets them leave the checkout (S3 G15)', async () => {
    const group = await aGroup('Ben');
    await group.owner.changes(group.id, { stage: 'checkout' });
    server.clock.set('2026-11-21T18:59:00.000Z');
    expect(await group.as(1)).toMatchObject({ ownerIsAway: false });
    server.clock.set('2026-11-21T19:02:00.000Z');
    expect(await group.as(1)).toMatchObject({ ownerIsAway: true });
    const left = await group.phone(1).changesMember(group.id, group.at(1).id, { leave: true });
    expect(left.statusCode).toBe(200);
    expect(await group.as(0)).toMatchObject({ ownerIsAway: false });
  });

  it("names each member's problems, and what the owner has not seen is not left out (S3 G17, G19)", async () => {
    const group = await aGroup('Ben');
    await group.fills(0, [MARGHERITA]);
    await group.fills(1, [SALAMI, { dishId: 'gibts-nicht', amount: 1 }]);
    expect((await group.as(0)).problems).toMatchObject([{ memberId: group.at(1).id, code: 'dishUnknown' }]);
    expect((await group.as(1)).problems).toHaveLength(1);
    await group.owner.changes(group.id, { stage: 'checkout' });
    expect(problem(await group.owner.orders(group.id))).toBe('409 1');
  });

  it('takes at most 30 members (S3 G2)', async () => {
    const group = await aGroup();
    for (let count = 2; count <= 30; count += 1) await aPhone().joins(group.id, `Gast ${count}`);
    expect(problem(await aPhone().joins(group.id, 'Zu viel'))).toBe('409 groupFull');
  });

  it('streams each change to every member, and its end', async () => {
    const group = await aGroup('Ben');
    const port = Number(new URL(await server.app.listen({ port: 0 })).port);
    const follow = (index: number) =>
      openEvents(port, `${GROUPS}/${group.id}/events`, { cookie: group.phone(index).cookie() });
    const [ada, ben] = [await follow(0), await follow(1)];
    expect(await ada.next()).toMatchObject({ event: 'group', data: { subtotal: 0 } });
    expect(await ben.next()).toMatchObject({ event: 'group', data: { subtotal: 0 } });
    await group.fills(1, [SALAMI]);
    expect(await ada.next()).toMatchObject({ data: { subtotal: 1100, shares: [{ total: 0 }, { total: 1100 }] } });
    expect(await ben.next()).toMatchObject({ data: { subtotal: 1100, shares: [{ total: 1100 }] } });
    await group.owner.changesMember(group.id, group.at(1).id, { leave: true });
    expect(await ben.next()).toMatchObject({ event: 'ended', data: { reason: 'groupNotMember' } });
    expect(await ben.next()).toBeNull();
    await ada.close();
  });

  it('streams what another node changes', async () => {
    const group = await aGroup('Ben');
    const port = Number(new URL(await server.app.listen({ port: 0 })).port);
    const ben = await openEvents(port, `${GROUPS}/${group.id}/events`, { cookie: group.phone(1).cookie() });
    expect(await ben.next()).toMatchObject({ data: { name: 'Mittagspause' } });
    const other = await openServer(place);
    const headers = { cookie: group.owner.cookie() };
    await other.app.inject({ method: 'POST', url: `${GROUPS}/${group.id}`, headers, payload: { name: 'Abendessen' } });
    expect(await ben.next()).toMatchObject({ data: { name: 'Abendessen' } });
    await ben.close();
    await other.close();
  });
});
