import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { PaymentRow } from '../../apps/server/src/db/payment-tables.ts';
import type { PracticeMessage } from '../../demo/payments/practice.ts';
import { type Findings, newFindings, within10Seconds } from './findings.ts';
import type { House } from './house.ts';
import { messagesOf, mustBeMailed, mustBeOnDesk, paymentOf } from './looks.ts';
import type { Way } from './order-ways.ts';
import { newVisitor, paidBy, type Told } from './visitor.ts';

interface Paying {
  readonly orderId: string;
  prepare(): Promise<Told | null>;
  comeBack(): Promise<Told | null>;
}

async function orderToPay(house: House, method: PaymentMethod): Promise<Paying> {
  const guest = newVisitor(house.address);
  const placed = await guest.order(paidBy(method), randomUUID());
  const orderId = placed?.body.order?.id ?? '';
  const path = `/api/shop/roma/payment/${placed?.body.paymentGatewayId}/${orderId}`;
  return {
    orderId,
    prepare: () => guest.call({ method: 'POST', path, body: {} }),
    comeBack: () => guest.call({ method: 'POST', path: `${path}/settle` }),
  };
}

const pay = async (house: House, prepared: Told | null): Promise<PracticeMessage> => {
  const from = house.fake.messages.length;
  await house.fake.press(prepared?.body.url ?? '', 'pay');
  const message = house.fake.messages[from];
  if (!message) throw new Error(`nothing to be paid: ${JSON.stringify(prepared)}`);
  return message;
};

const deliver = async (house: House, { shop, provider, headers, body }: PracticeMessage): Promise<number | undefined> =>
  (
    await newVisitor(house.address).call({
      method: 'POST',
      path: `/api/shop/${shop}/payment-events/${provider}`,
      headers,
      body,
    })
  )?.status;

const objectsFor = ({ fake }: House, { payment_id }: PaymentRow): number =>
  [...fake.practice.payments.values()].filter(({ ourId }) => ourId === payment_id).length;

async function mustBePaid(house: House, found: Findings, orderId: string): Promise<void> {
  const payment = await within10Seconds(
    () => paymentOf(house, orderId),
    ({ status }) => status === 'captured',
  );
  const { status, captured, amount } = payment;
  found.mustBe('the payment', { status, captured }, { status: 'captured', captured: amount });
  found.mustBe('captured at the provider', house.fake.byOurId(payment.payment_id).captured, amount);
  found.mustBe("objects at the provider's", objectsFor(house, payment), 1);
  await mustBeMailed(house, { found, orderId });
  await mustBeOnDesk(house, found, orderId);
}

/** The server prepares a payment. In odd rounds the worker finds out what became of the call. */
export const preparing: Way = async (house, round) => {
  const guest = await orderToPay(house, 'Stripe_card');
  void guest.prepare();
  return async () => {
    const found = newFindings();
    const crashed = await paymentOf(house, guest.orderId);
    found.mustBe('objects after the crash', objectsFor(house, crashed), house.point === 'beforePrepareCall' ? 0 : 1);
    if (round % 2 === 1) {
      house.later(2);
      const isKnown = ({ reference }: PaymentRow): boolean => reference !== null;
      const known = await within10Seconds(() => paymentOf(house, guest.orderId), isKnown);
      found.mustBe('the worker has found the object', isKnown(known), true);
    }
    const prepared = await guest.prepare();
    const kept: { readonly url?: string } = JSON.parse(crashed.answer ?? '{}');
    if (house.point === 'afterSavePrepared') found.mustBe('the same address again', prepared?.body.url, kept.url);
    await pay(house, prepared);
    found.mustBe('coming back', (await guest.comeBack())?.body.result, 'paid');
    await mustBePaid(house, found, guest.orderId);
    return found.all;
  };
};

/** A provider message is received and not stored. The provider repeats it, or the guest returns first. */
export const receiving: Way = async (house, round) => {
  const guest = await orderToPay(house, 'Stripe_card');
  const message = await pay(house, await guest.prepare());
  void deliver(house, message);
  return async () => {
    const found = newFindings();
    const payment = await paymentOf(house, guest.orderId);
    found.mustBe('messages after the crash', await messagesOf(house, payment), 0);
    if (round % 2 === 1) await guest.comeBack();
    found.mustBe('sent again', [await deliver(house, message), await deliver(house, message)], [200, 200]);
    found.mustBe('messages', await messagesOf(house, payment), 1);
    await mustBePaid(house, found, guest.orderId);
    return found.all;
  };
};

/** A settlement (by message, return page or poll) is committed, and nobody has been notified. */
export const settling: Way = async (house, round) => {
  const guest = await orderToPay(house, 'Stripe_card');
  const message = await pay(house, await guest.prepare());
  const causes = [() => deliver(house, message), () => guest.comeBack(), () => house.later(1)] as const;
  void causes[round % 3]?.();
  return async () => {
    const found = newFindings();
    const { status } = await paymentOf(house, guest.orderId);
    found.mustBe('the payment after the crash', status, 'captured');
    // The worker may have claimed the mail before it died; its lease runs out.
    house.later(2);
    await mustBePaid(house, found, guest.orderId);
    found.mustBe('coming back', (await guest.comeBack())?.body.result, 'paid');
    found.mustBe('sent again', await deliver(house, message), 200);
    await mustBePaid(house, found, guest.orderId);
    return found.all;
  };
};

/** PayPal has captured, and its answer is lost. The order is read again, never captured twice. */
export const capturing: Way = async (house, round) => {
  const guest = await orderToPay(house, 'PayPal_Rest');
  await pay(house, await guest.prepare());
  void guest.comeBack();
  return async () => {
    const found = newFindings();
    const { status, reference } = await paymentOf(house, guest.orderId);
    found.mustBe('the payment after the crash', status, 'pending');
    if (round % 2 === 1) house.later(2);
    else found.mustBe('coming back', (await guest.comeBack())?.body.result, 'paid');
    await mustBePaid(house, found, guest.orderId);
    const captures = house.fake.calls.filter((call) => call.endsWith(`/${reference}/capture`));
    found.mustBe('captures', captures.length, 1);
    return found.all;
  };
};

/** The provider has refunded, and its answer is lost. */
export const refunding: Way = async (house) => {
  const guest = await orderToPay(house, 'Stripe_card');
  await pay(house, await guest.prepare());
  await guest.comeBack();
  const { payment_id } = await paymentOf(house, guest.orderId);
  const atProvider = house.fake.byOurId(payment_id);
  house.fake.fail('lostHang', /POST .*refunds$/);
  const path = `/api/office/shop/roma/orders/${guest.orderId}/refuse`;
  await house.desk.call({ method: 'POST', path, body: { reason: 'Ofen kaputt.' } });
  await within10Seconds(
    async () => atProvider.refunds.length,
    (count) => count > 0,
  );
  return async () => {
    const found = newFindings();
    house.later(2);
    const { amount, ...after } = await within10Seconds(
      () => paymentOf(house, guest.orderId),
      ({ status }) => status === 'refunded',
    );
    found.mustBe(
      'the payment',
      { status: after.status, refunded: after.refunded },
      { status: 'refunded', refunded: amount },
    );
    found.mustBe(
      "refunds at the provider's",
      atProvider.refunds.map((refund) => refund.amount),
      [amount],
    );
    await mustBeMailed(house, { found, orderId: guest.orderId, kind: 'orderRefunded' });
    return found.all;
  };
};
