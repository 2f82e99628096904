import { randomUUID } from 'node:crypto';
import type { GroupOrderAnswer, OrderInfo } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import { notify } from '../../demo/payments/messages.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import type { Guest } from '../support/open-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const TOTAL = 2250;
const GROUPS = '/api/shop/roma/group-order';

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('paying for a group on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;

  beforeEach(async () => {
    place = await open();
    const limits = { connect: 1000, whole: 1500, capture: 1500 };
    shop = await openPaidShop(place, { providers: { limits } });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const fills = async (guest: Guest, group: GroupOrderAnswer, dishId: string) =>
    guest.call('POST', `${GROUPS}/${group.id}/member/${group.memberId ?? ''}`, {
      cart: { items: [{ dishId, amount: 1 }] },
    });

  const readInfo = async (guest: Guest, id: string): Promise<OrderInfo['order']> =>
    (await guest.call('GET', `/api/shop/roma/info/${id}`)).json().order;

  /** A group of two at the checkout: Margherita for Ada, Salami for Ben. */
  async function atCheckout() {
    const [ada, ben] = [shop.guest(), shop.guest()];
    const created: GroupOrderAnswer = (await ada.call('POST', GROUPS, { groupName: 'Mittag', userName: 'Ada' })).json();
    const url = `${GROUPS}/${created.id}`;
    const joined: GroupOrderAnswer = (await ben.call('POST', `${url}/join`, { userName: 'Ben' })).json();
    await fills(ada, created, 'margherita');
    await fills(ben, joined, 'salami');
    await ada.call('POST', url, { stage: 'checkout' });
    const request = { groupOrderId: created.id, orderItems: [] };
    return {
      id: created.id,
      asAda: async (): Promise<GroupOrderAnswer> => (await ada.call('GET', url)).json(),
      asBen: async (): Promise<GroupOrderAnswer> => (await ben.call('GET', url)).json(),
      benFills: (dishId: string) => fills(ben, joined, dishId),
      benRenames: (name: string) => ben.call('POST', `${url}/member/${joined.memberId ?? ''}`, { name }),
      sets: (change: object) => ada.call('POST', url, change),
      pays: (method: PaymentMethod = 'Stripe_card') => shop.guestPays(method, request, ada),
      isPaid: async (): Promise<PayingGuest> => {
        const order = await shop.guestPays('Stripe_card', request, ada);
        await order.prepare();
        await captures(order);
        await hears(order);
        return order;
      },
      infoAsAda: (orderId: string) => readInfo(ada, orderId),
      infoAsBen: () => readInfo(ben, created.id),
      paysCash: () => shop.guestPays('offline', request, ada),
    };
  }
  const captures = async (order: PayingGuest): Promise<void> => {
    Object.assign(await order.atProvider(), { state: 'captured', captured: TOTAL });
  };
  const hears = async (order: PayingGuest): Promise<void> => {
    const from = shop.fake.messages.length;
    notify(shop.fake.practice, await order.atProvider());
    for (const message of shop.fake.messages.slice(from)) expect((await shop.receive(message)).statusCode).toBe(200);
  };
  const moneyOf = async (order: PayingGuest) => {
    await shop.work();
    const { captured, refunded } = await shop.money(order.orderId);
    return { captured, refunded };
  };

  const refunds = async (order: PayingGuest, wish: object): Promise<void> => {
    shop.later(1);
    const url = `/api/office/shop/roma/orders/${order.orderId}/refunds`;
    const answer = await shop.office.call('POST', url, { key: randomUUID(), reason: 'Fehlte', ...wish });
    expect(answer.statusCode).toBe(200);
    await shop.work();
  };

  it('members see it being paid, and completed with the money', async () => {
    const group = await atCheckout();
    const order = await group.pays();
    expect(await group.asAda()).toMatchObject({ stage: 'paying', orderId: order.orderId });
    expect(await group.asBen()).toMatchObject({ stage: 'paying', orderId: group.id });
    await order.prepare();
    await captures(order);
    await hears(order);
    expect(await group.asBen()).toMatchObject({ stage: 'completed', shares: [{ memberName: 'Ben', total: 1225 }] });
    expect(await shop.onDesk(order.orderId)).toBeDefined();
  });

  it("a payment that is given up returns the group to the checkout, in the owner's next step", async () => {
    const group = await atCheckout();
    const first = await group.pays();
    await first.prepare();
    expect((await group.sets({ stage: 'menu' })).json().code).toBe('groupStageNotAllowed');
    expect((await group.sets({ stage: 'checkout' })).json()).toMatchObject({ stage: 'checkout', orderId: null });
    const second = await group.paysCash();
    expect(await group.asAda()).toMatchObject({ stage: 'completed', orderId: second.orderId });
    expect(await shop.onDesk(first.orderId)).toBeUndefined();
  });

  it('the same where the checkout gives up the payment itself', async () => {
    const group = await atCheckout();
    const first = await group.pays();
    await first.prepare();
    await first.giveUp();
    expect(await group.asBen()).toMatchObject({ stage: 'checkout', orderId: null });
  });

  it('a payment that is refused returns the group to the checkout (S2 §4)', async () => {
    const group = await atCheckout();
    const order = await group.pays('Stripe_sofort');
    const { url = '' } = await order.prepare();
    await shop.fake.press(url, 'decline');
    expect(await order.comeBack()).toEqual({ paymentStatus: 'failed', result: 'ended' });
    expect(await group.asBen()).toMatchObject({ stage: 'checkout', orderId: null });
    expect(await order.prepare()).toEqual({ status: 'failed' });
    const second = await group.paysCash();
    expect(await group.asAda()).toMatchObject({ stage: 'completed', orderId: second.orderId });
  });

  it('money that has arrived wins over the way back', async () => {
    const group = await atCheckout();
    const order = await group.pays();
    await order.prepare();
    await captures(order);
    expect((await group.sets({ stage: 'checkout' })).json()).toMatchObject({ stage: 'completed' });
    expect(await moneyOf(order)).toEqual({ captured: TOTAL, refunded: 0 });
  });

  it('late money for a group that has returned to the menu is refunded, and nothing is cooked', async () => {
    const group = await atCheckout();
    const order = await group.pays();
    await order.prepare();
    await group.sets({ stage: 'checkout' });
    await group.sets({ stage: 'menu' });
    expect((await group.benFills('bier')).statusCode).toBe(200);
    await captures(order);
    await hears(order);
    expect(await moneyOf(order)).toEqual({ captured: TOTAL, refunded: TOTAL });
    expect(await shop.onDesk(order.orderId)).toBeUndefined();
    expect(await group.asBen()).toMatchObject({ stage: 'menu', orderId: null });
  });

  it.each([1, 2, 3, 4])(
    'money that arrives while the owner goes back to the menu completes the group, or is refunded (%i)',
    async () => {
      const group = await atCheckout();
      const order = await group.pays();
      await order.prepare();
      await captures(order);
      const goesBack = group.sets({ stage: 'checkout' }).then(() => group.sets({ stage: 'menu' }));
      await Promise.all([hears(order), goesBack]);
      const { stage } = await group.asBen();
      expect(['completed', 'menu']).toContain(stage);
      const isOrdered = stage === 'completed';
      expect(await moneyOf(order)).toEqual({ captured: TOTAL, refunded: isOrdered ? 0 : TOTAL });
      expect((await shop.onDesk(order.orderId)) !== undefined).toBe(isOrdered);
    },
  );

  it('an order that nobody pays returns the group to the checkout, and late money is refunded', async () => {
    const group = await atCheckout();
    const order = await group.pays();
    await order.prepare();
    shop.later(61);
    await shop.work();
    expect(await group.asBen()).toMatchObject({ stage: 'checkout', orderId: null });
    await captures(order);
    await hears(order);
    expect(await moneyOf(order)).toEqual({ captured: TOTAL, refunded: TOTAL });
    expect(await shop.onDesk(order.orderId)).toBeUndefined();
  });

  it('a member who edits while the owner pays is refused, and the price stays', async () => {
    const group = await atCheckout();
    const [order, edit] = await Promise.all([group.pays(), group.benFills('bier')]);
    expect(edit.json().code).toBe('groupFrozen');
    expect((await order.payment()).amount).toBe(TOTAL);
  });

  it("a refund of a member's line reduces what they owe, on their page and on the owner's (S3 G12, G14)", async () => {
    const group = await atCheckout();
    const order = await group.isPaid();
    const refund = (wish: object) => refunds(order, wish);
    await refund({ lines: [{ position: 1, amount: 1000 }] });
    const ofBen = { memberName: 'Ben', refunded: 1000, total: 225 };
    expect((await group.asBen()).shares).toMatchObject([ofBen]);
    expect((await group.infoAsBen())?.quote.group?.shares).toMatchObject([ofBen]);
    expect((await group.asAda()).shares).toMatchObject([{ memberName: 'Ada', total: 1025 }, ofBen]);
    const asAda = await group.infoAsAda(order.orderId);
    expect(asAda?.quote.group?.shares).toMatchObject([{ memberName: 'Ada', total: 1025 }, ofBen]);
    expect(asAda?.quote.steps.TOTAL).toBe(TOTAL);

    await refund({ amount: 250 });
    expect(await group.asAda()).toMatchObject({ total: 1000, shares: [{ total: 820 }, { total: 180 }] });
    await refund({});
    expect((await group.asAda()).shares).toMatchObject([{ total: 0 }, { total: 0 }]);
  });

  it('a refund that was refused leaves the shares as they are', async () => {
    const group = await atCheckout();
    const order = await group.isPaid();
    // The keys of another account do not find the payment.
    await shop.office.save('/api/office/shop/roma/payment-accounts', practiceAccounts('napoli')[0]);
    await refunds(order, { lines: [{ position: 1, amount: 1000 }] });
    expect((await shop.money(order.orderId)).refunds).toMatchObject([{ state: 'failed' }]);
    expect((await group.asBen()).shares).toMatchObject([{ memberName: 'Ben', total: 1225 }]);
  });

  it('a member who renames themselves while the owner pays is refused, and keeps their lines and share', async () => {
    const group = await atCheckout();
    const order = await group.pays();
    const renamed = await group.benRenames('Ada');
    expect(renamed.json()).toMatchObject({
      code: 'groupFrozen',
      message: 'Die Gruppe ist gerade an der Kasse. Bitte warte, bis sie zur Karte zurückkehrt.',
    });
    await order.prepare();
    await captures(order);
    await hears(order);
    expect((await group.asBen()).shares).toMatchObject([{ memberName: 'Ben', total: 1225 }]);
  });

  it('a member may rename themselves again after a payment that failed', async () => {
    const group = await atCheckout();
    const first = await group.pays();
    await first.prepare();
    await group.sets({ stage: 'checkout' });
    expect((await group.benRenames('Benno')).statusCode).toBe(200);
    await group.paysCash();
    expect((await group.asBen()).shares).toMatchObject([{ memberName: 'Benno', total: 1225 }]);
  });
});
