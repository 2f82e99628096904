import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const TOTAL = 2250;
const WITH_COUPON = { couponCode: 'HUNGER5', orderItems: [{ dishId: 'salami', amount: 2 }] };

describe.each(usuallyOnSqlite(preparedPaidTrattoria))(
  'an order abandoned by its guest, who places another one, on $name',
  ({ open }) => {
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

    const readStoredOrder = async ({ orderId }: PayingGuest) =>
      (await shop.app.inject({ url: `/api/shop/roma/status/${orderId}` })).json();
    const pays = async (guest: PayingGuest): Promise<void> => {
      Object.assign(await guest.atProvider(), { state: 'captured', captured: TOTAL });
    };
    const hears = async (guest: PayingGuest): Promise<void> => {
      const from = shop.fake.messages.length;
      notify(shop.fake.practice, await guest.atProvider());
      for (const message of shop.fake.messages.slice(from)) expect((await shop.receive(message)).statusCode).toBe(200);
    };
    const expectGoneBack = async (guest: PayingGuest): Promise<void> => {
      await shop.work();
      expect(await readStoredOrder(guest)).toMatchObject({ status: 'cancelled' });
      expect(await shop.onDesk(guest.orderId)).toBeUndefined();
      expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: TOTAL });
    };

    it.each(['Stripe_card', 'Stripe_sofort', 'PayPal_Platform', 'AmazonPay_Checkout'] as const)(
      '%s: it ends at once, can no longer be paid, and its coupon is free for the new order',
      async (method) => {
        const guest = await shop.guestPays(method, WITH_COUPON);
        await guest.prepare();
        expect(await guest.giveUp()).toEqual({ paymentStatus: 'expired', result: 'ended' });
        expect(await readStoredOrder(guest)).toMatchObject({
          status: 'cancelled',
          refusalReason: 'Die Bestellung wurde nicht bezahlt, sondern neu aufgegeben.',
        });
        expect(await guest.prepare()).toEqual({ status: 'failed' });
        expect(await guest.comeBack()).toMatchObject({ result: 'ended' });
        const anew = await shop.guestPays('offline', WITH_COUPON);
        expect(await shop.onDesk(anew.orderId)).toBeDefined();
        expect(await guest.giveUp()).toMatchObject({ result: 'ended' });
      },
    );

    it('before the guest was redirected, or after the payment was declined', async () => {
      const early = await shop.guestPays();
      expect(await early.giveUp()).toMatchObject({ result: 'ended' });
      const declined = await shop.guestPays('Stripe_sofort');
      const { url = '' } = await declined.prepare();
      await shop.fake.press(url, 'decline');
      expect(await declined.comeBack()).toMatchObject({ result: 'unpaid' });
      expect(await declined.giveUp()).toMatchObject({ result: 'ended' });
      expect(await declined.prepare()).toEqual({ status: 'failed' });
    });

    it('money that has arrived wins: the restaurant has the order, nothing is refunded', async () => {
      const guest = await shop.guestPays();
      await guest.prepare();
      await pays(guest);
      expect(await guest.giveUp()).toEqual({ paymentStatus: 'captured', result: 'paid' });
      expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'placed' });
      expect(await guest.giveUp()).toEqual({ paymentStatus: 'captured', result: 'paid' });
      await shop.work();
      expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: 0 });
    });

    it("so does money approved with PayPal's button", async () => {
      const guest = await shop.guestPays('PayPal_Platform');
      await guest.prepare();
      (await guest.atProvider()).state = 'approved';
      expect(await guest.giveUp()).toEqual({ paymentStatus: 'captured', result: 'paid' });
    });

    it('later money is refunded automatically, even if the kitchen could still make the order', async () => {
      const guest = await shop.guestPays();
      await guest.prepare();
      await guest.giveUp();
      const anew = await shop.guestPays('offline');
      await pays(guest);
      await hears(guest);
      await expectGoneBack(guest);
      expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind: 'lateRefunded' }]);
      expect(await shop.onDesk(anew.orderId)).toBeDefined();
    });

    it('a late message and the guest at once: the order is made and paid, or ended and refunded', async () => {
      for (let round = 0; round < 8; round += 1) {
        const guest = await shop.guestPays();
        await guest.prepare();
        const message = async (): Promise<void> => {
          await pays(guest);
          await hears(guest);
        };
        const [said] = await Promise.all(
          round % 2 === 0 ? [guest.giveUp(), message()] : [message().then(() => guest.giveUp())],
        );
        await shop.work();
        const { status } = await readStoredOrder(guest);
        const isMade = status === 'placed';
        expect(said.result).toBe(isMade ? 'paid' : 'ended');
        expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: isMade ? 0 : TOTAL });
      }
    });

    it('while another tab prepares the payment: no guest is redirected to pay an ended order', async () => {
      for (let round = 0; round < 4; round += 1) {
        const guest = await shop.guestPays();
        const [prepared, said] = await Promise.all([guest.prepare(), guest.giveUp()]);
        expect(said).toMatchObject({ result: 'ended' });
        expect(await readStoredOrder(guest)).toMatchObject({ status: 'cancelled' });
        // A guest who was redirected just before finds an ended page, or is refunded.
        if (prepared.status === 'failed') continue;
        await pays(guest);
        await hears(guest);
        await expectGoneBack(guest);
      }
    });

    it('the provider does not answer: the guest can order another way all the same', async () => {
      const guest = await shop.guestPays();
      await guest.prepare();
      shop.fake.fail('resetBefore', /checkout\/sessions/, 20);
      expect(await guest.giveUp()).toMatchObject({ result: 'ended' });
      shop.fake.mend();
      await pays(guest);
      await hears(guest);
      await expectGoneBack(guest);
    });

    it.each([
      ['once he is back', 'comesBack'],
      ['at once', 'nothing'],
      ['once the provider has told us that he approved', 'message'],
    ] as const)(
      'the outcome of the capture is unknown: the guest, who orders %s, has to wait, and pays once',
      async (_, before) => {
        const guest = await shop.guestPays('PayPal_Rest');
        const { url = '' } = await guest.prepare();
        const from = shop.fake.messages.length;
        await shop.fake.press(url, 'outage');
        const waits = { paymentStatus: 'unknown', result: 'waiting' };
        if (before === 'comesBack') expect(await guest.comeBack()).toEqual(waits);
        // Not answered: the provider has to send it again.
        if (before === 'message')
          for (const message of shop.fake.messages.slice(from))
            expect((await shop.receive(message)).statusCode).toBe(503);
        expect(await guest.giveUp()).toEqual(waits);
        shop.later(3);
        expect(await guest.giveUp()).toEqual({ paymentStatus: 'captured', result: 'paid' });
        expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: 0 });
      },
    );

    it('only the session that ordered may abandon an order', async () => {
      const guest = await shop.guestPays();
      const path = `/api/shop/roma/payment/Stripe_card/${guest.orderId}/give-up`;
      expect((await shop.guest().call('POST', path)).statusCode).toBe(404);
      expect(await readStoredOrder(guest)).toMatchObject({ status: 'placed' });
    });

    it('an order without a payment does not end', async () => {
      const guest = await shop.guestPays('offline');
      await guest.call('POST', '/give-up');
      expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'placed' });
    });
  },
);
