import { randomUUID } from 'node:crypto';
import type { StockState } from '@tischlein/contract/office';
import type { GroupOrderAnswer, OrderInfo, OrderRequest, Quote } from '@tischlein/contract/shop';
import { shopId, toBasisPoints, toCents } from '@tischlein/domain';
import { isSameStockItem, type MenuDocument, type StockItem, stockVersion } from '@tischlein/domain/menu';
import { aCombo, aDish, anOffer, aSize, selection } from '@tischlein/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceConfig, replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedConfig, readSavedMenu } from '../../apps/server/src/shops/saved-shop.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { editShop } from '../support/edit-shop.ts';
import { openEvents } from '../support/open-events.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Answer, Guest } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

const GROUPS = '/api/shop/roma/group-order';
const ROMA = shopId('roma');
const SATURDAY_NIGHT = [{ dayIndex: 6, from: '18:00', to: '22:00' }] as const;

const MORE: Pick<MenuDocument, 'dishes' | 'sizes' | 'menus'> = {
  dishes: [
    aDish({ name: 'Cannoli', category: 'dolci', price: 600 }),
    aDish({ name: 'Zuppa', category: 'suppen', price: { tasse: 500, schale: 800 } }),
    aDish({ name: 'Nachtteller', category: 'abends', price: 700, timetable: SATURDAY_NIGHT }),
    aDish({ name: 'Pfannengericht', category: 'abends', price: 700, for: ['delivery'] }),
  ],
  sizes: [aSize('tasse'), aSize('schale')],
  menus: [
    aCombo({ id: 'abend', name: 'Menü Abend', price: 1400, slots: { pizza: ['margherita'], dolce: ['cannoli'] } }),
  ],
};

type Item = Readonly<Record<string, unknown>>;
const CANNOLI: Item = { dishId: 'cannoli', amount: 1 };
const SOUP: Item = { dishId: 'zuppa', sizeId: 'schale', amount: 2 };
const CHEESE: Item = { dishId: 'salami', amount: 1, extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }] };
const COMBO: Item = {
  menuId: 'abend',
  amount: 1,
  subitems: [
    { slotId: 'pizza', dish: { dishId: 'margherita' } },
    { slotId: 'dolce', dish: { dishId: 'cannoli' } },
  ],
};

// Saturday, 19:30.
describe.each(preparedPaidTrattoria)('what a group can no longer have, on $name (S3 G19)', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await editMenu((menu) => ({
      ...menu,
      dishes: [...menu.dishes, ...MORE.dishes],
      sizes: [...menu.sizes, ...MORE.sizes],
      menus: MORE.menus,
      categories: [
        ...menu.categories,
        ...['dolci', 'suppen', 'abends'].map((id) => ({ id, name: id, showTopDishes: false }) as never),
      ],
    }));
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const editMenu = (edit: (menu: MenuDocument) => MenuDocument) =>
    editShop(shop.deps, ROMA, (writer, saved) => replaceMenu(writer, saved, edit(readSavedMenu(saved))));
  const without = (id: string) =>
    editMenu((menu) => ({ ...menu, dishes: menu.dishes.filter((dish) => dish.id !== id), menus: [] }));
  const stock = async (item: Partial<StockItem> & { readonly id: string }, out: 'forGood' | 'back'): Promise<void> => {
    const url = '/api/office/shop/roma/stock';
    const whole: StockItem = { kind: 'dish', group: '', ...item };
    const known: StockState = (await shop.office.call('GET', url)).json();
    const version = stockVersion(known.out.find((entry) => isSameStockItem(entry, whole)));
    const answer = await shop.office.call('PUT', url, { item: whole, out }, { 'if-match': `"${version}"` });
    expect(answer.statusCode).toBe(200);
  };

  /** Ada has 20,00 € of pizza; Dora's phone is closed once she has chosen. */
  async function aGroup(
    items: readonly Item[],
    ofAda: readonly Item[] = [
      { dishId: 'margherita', amount: 1 },
      { dishId: 'salami', amount: 1 },
    ],
  ) {
    const [ada, dora] = [shop.guest(), shop.guest()];
    const created: GroupOrderAnswer = (await ada.call('POST', GROUPS, { groupName: 'Abend', userName: 'Ada' })).json();
    const url = `${GROUPS}/${created.id}`;
    const joined: GroupOrderAnswer = (await dora.call('POST', `${url}/join`, { userName: 'Dora' })).json();
    const fills = (guest: Guest, { memberId }: GroupOrderAnswer, cart: readonly Item[]): Promise<Answer> =>
      guest.call('POST', `${url}/member/${memberId ?? ''}`, { cart: { items: cart } });
    await fills(ada, created, ofAda);
    await fills(dora, joined, items);
    const order = (request: Partial<OrderRequest> = {}): Promise<Answer> => {
      const wanted = aDelivery({ groupOrderId: created.id, orderItems: [], ...request });
      return ada.call('POST', '/api/shop/roma/order', wanted, { 'idempotency-key': randomUUID() });
    };
    return {
      id: created.id,
      url,
      ada,
      dora,
      doraId: joined.memberId ?? '',
      doraFills: (cart: readonly Item[]) => fills(dora, joined, cart),
      sets: (change: object) => ada.call('POST', url, change),
      order,
      /** Orders as the owner does who agrees to everything once they have seen it. */
      orderSeen: async (seen: string[] = [], request: Partial<OrderRequest> = {}) => {
        const named: Quote['problems'][number][] = [];
        for (let presses = 1; presses <= 4; presses += 1) {
          const answer = await order({ leftOut: seen, ...request });
          if (answer.statusCode !== 409) return { answer, named, seen };
          const { code, problems } = answer.json();
          expect(code).toBe(1);
          named.push(...problems);
          seen.push(...problems.map(({ id }: { id: string }) => id));
        }
        throw new Error('the group cannot order');
      },
      asAda: async (): Promise<GroupOrderAnswer> => (await ada.call('GET', url)).json(),
      asDora: async (): Promise<GroupOrderAnswer> => (await dora.call('GET', url)).json(),
    };
  }

  const readOrder = async (guest: Guest, id: string): Promise<NonNullable<OrderInfo['order']>> =>
    (await guest.call('GET', `/api/shop/roma/info/${id}`)).json().order;

  const GONE: readonly (readonly [
    what: string,
    items: readonly Item[],
    goes: (group: Awaited<ReturnType<typeof aGroup>>) => Promise<unknown>,
    name: string,
    lines: readonly string[],
  ])[] = [
    [
      'a dish that has sold out',
      [CANNOLI],
      () => stock({ id: 'cannoli' }, 'forGood'),
      'Dora: Cannoli ist heute ausverkauft.',
      [],
    ],
    [
      'an extra: the dish stays',
      [CHEESE],
      () => stock({ kind: 'extra', id: 'kaese', group: 'belag' }, 'forGood'),
      'Dora: Salami: kaese ist heute ausverkauft. Der Rest bleibt dabei.',
      ['Dora 1× Salami'],
    ],
    [
      'a slot of a combo',
      [COMBO],
      () => stock({ id: 'cannoli' }, 'forGood'),
      'Dora: Menü Abend: Cannoli ist heute ausverkauft.',
      [],
    ],
    [
      'a size',
      [SOUP],
      () =>
        editMenu((menu) => ({
          ...menu,
          dishes: menu.dishes.map((dish) =>
            dish.id === 'zuppa' ? aDish({ name: 'Zuppa', category: 'suppen', price: { tasse: 500 } }) : dish,
          ),
        })),
      'Dora: Zuppa gibt es in der gewählten Größe nicht mehr.',
      [],
    ],
    [
      'a dish that the menu no longer has',
      [CANNOLI],
      () => without('cannoli'),
      'Dora: Cannoli gibt es nicht mehr.',
      [],
    ],
    [
      'the order type',
      [{ dishId: 'pfannengericht', amount: 1 }],
      (group) => group.sets({ isPickup: true }),
      'Dora: Pfannengericht gibt es für diese Bestellart nicht.',
      [],
    ],
  ];

  it.each(GONE)('is named once with its member and left out: %s', async (_, items, goes, name, lines) => {
    const group = await aGroup([...items, { dishId: 'bier', amount: 1 }]);
    await goes(group);
    await group.sets({ stage: 'checkout' });
    const { isPickup } = await group.asAda();
    const request = isPickup
      ? { formValues: { ...aDelivery().formValues, isPickup: true, paymentMethod: 'offline' as const } }
      : {};
    const { answer, named } = await group.orderSeen([], request);
    expect(named).toMatchObject([{ message: name, memberName: 'Dora', memberId: group.doraId }]);
    expect(answer.statusCode).toBe(200);
    const { quote } = await readOrder(group.ada, answer.json().order.id);
    expect(quote.lines.map(({ memberName, amount, name: dish }) => `${memberName} ${amount}× ${dish}`)).toEqual([
      'Ada 1× Margherita',
      'Ada 1× Salami',
      ...lines,
      'Dora 1× Bier',
    ]);
    expect(quote.problems).toEqual([]);
    const shares = quote.group?.shares ?? [];
    expect(shares.reduce((all, { total }) => all + total, 0)).toBe(quote.steps.TOTAL);
    expect(answer.json().order.total * 100).toBeCloseTo(quote.steps.TOTAL);
  });

  it('is marked for its member and the owner at once, and leaves the price', async () => {
    const group = await aGroup([CANNOLI, { dishId: 'bier', amount: 1 }]);
    expect(await group.asAda()).toMatchObject({ total: 2908, problems: [] });
    await stock({ id: 'cannoli' }, 'forGood');
    const marked = {
      memberId: group.doraId,
      code: 'dishSoldOut',
      item: 'Cannoli',
      message: 'Cannoli ist heute ausverkauft.',
    };
    expect(await group.asAda()).toMatchObject({ total: 2308, problems: [marked] });
    expect(await group.asDora()).toMatchObject({ shares: [{ total: 308 }], problems: [marked] });
    await stock({ id: 'cannoli' }, 'back');
    expect(await group.asAda()).toMatchObject({ total: 2908, problems: [] });
  });

  it('nothing that the owner has not seen is left out: what sells out meanwhile is named, too', async () => {
    const group = await aGroup([CANNOLI, SOUP]);
    await group.sets({ stage: 'checkout' });
    await stock({ id: 'cannoli' }, 'forGood');
    const first = (await group.order()).json();
    expect(first.problems).toMatchObject([{ item: 'Cannoli' }]);
    expect(first.quote.steps.S1).toBe(3600);
    const seen = first.problems.map(({ id }: { id: string }) => id);
    await stock({ id: 'zuppa' }, 'forGood');
    const second = (await group.order({ leftOut: seen })).json();
    expect(second.problems).toMatchObject([{ item: 'Zuppa', message: 'Dora: Zuppa ist heute ausverkauft.' }]);
    const third = await group.order({ leftOut: [...seen, second.problems[0].id] });
    expect(third.json()).toMatchObject({ order: { total: 22.5 } });
  });

  it('one that is seen for one line is asked again for another like it', async () => {
    const group = await aGroup([CANNOLI, CANNOLI]);
    await group.sets({ stage: 'checkout' });
    await stock({ id: 'cannoli' }, 'forGood');
    const { problems } = (await group.order()).json();
    expect(problems).toHaveLength(2);
    const [{ id }] = problems;
    expect((await group.order({ leftOut: [id] })).json().problems).toHaveLength(1);
    expect((await group.order({ leftOut: [id, id] })).statusCode).toBe(200);
  });

  it('the total is compared as always: a dish that comes back is not ordered unseen', async () => {
    const group = await aGroup([CANNOLI]);
    await group.sets({ stage: 'checkout' });
    await stock({ id: 'cannoli' }, 'forGood');
    const { problems, quote } = (await group.order()).json();
    await stock({ id: 'cannoli' }, 'back');
    const leftOut = problems.map(({ id }: { id: string }) => id);
    expect((await group.order({ leftOut, expectedTotal: quote.steps.TOTAL })).json()).toMatchObject({ code: 3 });
    expect((await group.order({ leftOut, expectedTotal: 2850 })).statusCode).toBe(200);
  });

  it("the owner's own dishes are left out the same way", async () => {
    const group = await aGroup([{ dishId: 'salami', amount: 2 }], [CANNOLI]);
    await group.sets({ stage: 'checkout' });
    await stock({ id: 'cannoli' }, 'forGood');
    const { answer, named } = await group.orderSeen();
    expect(named).toMatchObject([{ message: 'Ada: Cannoli ist heute ausverkauft.' }]);
    expect(answer.json()).toMatchObject({ order: { total: 24.5 } });
  });

  it('says so if nothing remains', async () => {
    const group = await aGroup([CANNOLI], [CANNOLI]);
    await group.sets({ stage: 'checkout' });
    await stock({ id: 'cannoli' }, 'forGood');
    const { answer, named } = await group.orderSeen();
    expect(named).toHaveLength(2);
    expect([answer.statusCode, answer.json().code, answer.json().title]).toEqual([
      400,
      'cartEmpty',
      'Leerer Warenkorb',
    ]);
    expect(answer.json().message).toContain('nichts mehr zu haben');
  });

  it('a payment that failed and back: what was seen is not asked again, and only what is cooked is charged', async () => {
    const group = await aGroup([CANNOLI, { dishId: 'bier', amount: 1 }]);
    await group.sets({ stage: 'checkout' });
    const all = { groupOrderId: group.id, orderItems: [] };
    const first = await shop.guestPays('Stripe_sofort', all, group.ada);
    const { url = '' } = await first.prepare();
    await stock({ id: 'cannoli' }, 'forGood');
    await shop.fake.press(url, 'decline');
    await first.comeBack();
    expect(await group.asAda()).toMatchObject({ stage: 'checkout', problems: [{ item: 'Cannoli' }] });
    const seen = (await group.order()).json().problems.map(({ id }: { id: string }) => id);
    const second = await shop.guestPays('Stripe_sofort', { ...all, leftOut: seen }, group.ada);
    expect((await second.payment()).amount).toBe(2558);
    await second.giveUp();
    const third = await shop.guestPays('offline', { ...all, leftOut: seen }, group.ada);
    expect(await group.asDora()).toMatchObject({ stage: 'completed', shares: [{ memberName: 'Dora', total: 433 }] });
    expect((await shop.onDesk(third.orderId))?.quote.steps.TOTAL).toBe(2558);
  });

  it("an order of one guest is still refused: its cart is the guest's own", async () => {
    const guest = shop.guest();
    await stock({ id: 'cannoli' }, 'forGood');
    const request = aDelivery({
      orderItems: [{ dishId: 'cannoli', amount: 1, memberName: 'Dora' } as never],
      leftOut: ['anything'],
    });
    expect((await guest.call('POST', '/api/shop/roma/order', request)).json()).toMatchObject({ code: 1 });
  });

  it("prices for the owner's time: what is not served then is named (S3 T14)", async () => {
    const group = await aGroup([{ dishId: 'nachtteller', amount: 1 }]);
    expect((await group.asDora()).problems).toEqual([]);
    const serveAt = '2026-11-22T12:00:00+01:00';
    expect((await group.sets({ serveAt })).json()).toMatchObject({ serveAt: '2026-11-22T11:00:00.000Z' });
    expect((await group.asDora()).problems).toMatchObject([{ item: 'Nachtteller', code: 'dishNotAvailableNow' }]);
    expect((await group.dora.call('POST', group.url, { serveAt: null })).json().code).toBe('groupOwnerOnly');
    shop.clock.set('2026-11-22T11:00:00.000Z');
    expect(await group.asAda()).toMatchObject({ serveAt: '2026-11-22T11:00:00.000Z' });
  });

  it('streams a change of stock and menu to every member', async () => {
    const group = await aGroup([CANNOLI]);
    const port = Number(new URL(await shop.app.listen({ port: 0 })).port);
    const cookies = await Promise.all(
      [group.ada, group.dora].map(async (guest) =>
        guest.call('GET', group.url).then((answer) => answer.raw.req.headers['cookie'] ?? ''),
      ),
    );
    const [ada, dora] = await Promise.all(
      cookies.map((cookie) => openEvents(port, `${group.url}/events`, { cookie: String(cookie) })),
    );
    expect(await ada?.next()).toMatchObject({ data: { total: 2600 } });
    expect(await dora?.next()).toMatchObject({ data: { shares: [{ total: 600 }] } });
    await stock({ id: 'cannoli' }, 'forGood');
    expect(await ada?.next()).toMatchObject({ data: { total: 2000, problems: [{ item: 'Cannoli' }] } });
    expect(await dora?.next()).toMatchObject({ data: { shares: [], problems: [{ item: 'Cannoli' }] } });
    await editMenu((menu) => ({
      ...menu,
      dishes: menu.dishes.map((dish) => (dish.id === 'margherita' ? aDish({ name: 'Margherita', price: 1000 }) : dish)),
    }));
    expect(await ada?.next()).toMatchObject({ data: { total: 2100 } });
    await ada?.close();
    await dora?.close();
  });

  it("'Have lines' means lines that can be ordered now (S3 C41)", async () => {
    const discount = { discountType: 'percent', value: toBasisPoints(500), minimumOrderValue: toCents(1500) } as const;
    await editShop(shop.deps, ROMA, (writer, saved) =>
      replaceConfig(writer, saved, { ...readSavedConfig(saved), groupOrderDiscounts: [discount] }),
    );
    const group = await aGroup([{ dishId: 'gibt-es-nicht', amount: 1 }]);
    expect(await group.asAda()).toMatchObject({ subtotal: 2000, saving: 0, total: 2000 });
    await group.doraFills([CANNOLI]);
    expect(await group.asAda()).toMatchObject({ subtotal: 2600, saving: 130, total: 2470 });
    await stock({ id: 'cannoli' }, 'forGood');
    expect(await group.asAda()).toMatchObject({ subtotal: 2000, saving: 0, total: 2000 });
  });

  it("a member's own quote is priced alone; the share beside it is the group's answer, with the owner's promotions (S3 C45)", async () => {
    await editMenu((menu) => ({
      ...menu,
      offers: [
        ...menu.offers,
        anOffer({
          id: 'halb',
          kind: 'dishDiscount',
          discountType: 'percent',
          value: toBasisPoints(1000),
          itemSelection: selection({ dishes: ['cannoli'] }),
        } as never),
        anOffer({ id: 'zwei', kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['cannoli'] }) }),
      ],
    }));
    const group = await aGroup([CANNOLI], [CANNOLI, { dishId: 'salami', amount: 2 }]);
    const cart = { items: [CANNOLI, { dishId: 'salami', amount: 2 }], confirmedTwoForOnePromotions: ['zwei'] };
    const me = (await group.asAda()).memberId ?? '';
    await group.ada.call('POST', `${group.url}/member/${me}`, { cart });
    const [share] = (await group.asDora()).shares;
    const quote: Quote = (
      await group.dora.call('POST', '/api/shop/roma/quote', {
        deliveryType: 'delivery',
        zone: 'mitte',
        orderItems: [CANNOLI],
        couponCode: 'HUNGER5',
        groupOrderId: group.id,
      })
    ).json();
    expect(quote.steps).toMatchObject({ G: 600, S1: 540, C: 0, K: 0, L: 0, TOTAL: 540 });
    expect(quote.group?.shares).toEqual([share]);
    // The confirmed promotion puts one of both cannoli back to list price and waives it.
    expect((await group.asAda()).shares.map(({ goods }) => goods)).not.toContain(540);
  });
});
