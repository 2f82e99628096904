import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { Row } from '../../apps/server/src/db/tables.ts';
import type { PracticeMessage } from '../../demo/payments/practice.ts';
import { type Findings, newFindings, within10Seconds } from './findings.ts';
import type { FaultShop } from './fault-shop.ts';
import { countMessages, checkMailed, checkOnDesk, readOnlyPayment } from './checks.ts';
import type { Scenario } from './order-scenarios.ts';
import { openOrderer } from './group-visitor.ts';
import { refundTable, reserveHalves, reservePart } from './table-visitor.ts';
import { newVisitor, paidBy, type ReceivedAnswer } from './visitor.ts';

interface Paying {
  readonly orderId: string;
  /** Checks what payment, desk, group or bill say about it. */
  mustHaveOrdered(found: Findings): Promise<void>;
  prepare(): Promise<ReceivedAnswer | null>;
  comeBack(): Promise<ReceivedAnswer | null>;
}

async function orderToPay(
  shop: FaultShop,
  { method, round }: { readonly method: PaymentMethod; readonly round: number },
): Promise<Paying> {
  // Every third guest pays a part of a table's bill; a refusing desk has no parts.
  if (round % 3 === 2 && shop.point !== 'refundReplyLost') return partToPay(shop, { method, round });
  const { visitor: guest, groupOrderId, mustHaveOrdered } = await openOrderer(shop, round);
  const placed = await guest.order({ ...paidBy(method), groupOrderId }, randomUUID());
  const orderId = placed?.body.order?.id ?? '';
  const path = `/api/shop/roma/payment/${placed?.body.paymentGatewayId}/${orderId}`;
  return {
    orderId,
    mustHaveOrdered: async (found) => {
      await checkMailed(shop, { found, orderId });
      await checkOnDesk(shop, found, orderId);
      await mustHaveOrdered(found, orderId);
    },
    prepare: () => guest.call({ method: 'POST', path, body: {} }),
    comeBack: () => guest.call({ method: 'POST', path: `${path}/settle` }),
  };
}

async function partToPay(
  shop: FaultShop,
  { method, round }: { readonly method: PaymentMethod; readonly round: number },
): Promise<Paying> {
  const {
    visitor,
    orderId,
    gateway,
    mustBePaid: mustHaveOrdered,
  } = await reservePart(shop, { method, table: round + 1 });
  const path = `/api/shop/roma/payment/${gateway}/${orderId}`;
  return {
    orderId,
    mustHaveOrdered,
    prepare: () => visitor.call({ method: 'POST', path, body: {} }),
    comeBack: () => visitor.call({ method: 'POST', path: `${path}/settle` }),
  };
}

const pay = async (shop: FaultShop, prepared: ReceivedAnswer | null): Promise<PracticeMessage> => {
  const from = shop.fake.messages.length;
  await shop.fake.press(prepared?.body.url ?? '', 'pay');
  const message = shop.fake.messages[from];
  if (!message) throw new Error(`nothing to be paid: ${JSON.stringify(prepared)}`);
  return message;
};

const deliver = async (
  shop: FaultShop,
  { shop: slug, provider, headers, body }: PracticeMessage,
): Promise<number | undefined> =>
  (
    await newVisitor(shop.address).call({
      method: 'POST',
      path: `/api/shop/${slug}/payment-events/${provider}`,
      headers,
      body,
    })
  )?.status;

const objectsFor = ({ fake }: FaultShop, { payment_id }: Row<'payments'>): number =>
  [...fake.practice.payments.values()].filter(({ ourId }) => ourId === payment_id).length;

async function mustBePaid(shop: FaultShop, found: Findings, { orderId, mustHaveOrdered }: Paying): Promise<void> {
  const payment = await within10Seconds(
    () => readOnlyPayment(shop, orderId),
    ({ status }) => status === 'captured',
  );
  const { status, captured, amount } = payment;
  found.mustBe('the payment', { status, captured }, { status: 'captured', captured: amount });
  found.mustBe('captured at the provider', shop.fake.byOurId(payment.payment_id).captured, amount);
  found.mustBe("objects at the provider's", objectsFor(shop, payment), 1);
  await mustHaveOrdered(found);
}

/** The server prepares a payment. In odd rounds the worker finds out what became of the call. */
export const preparing: Scenario = async (shop, round) => {
  const guest = await orderToPay(shop, { method: 'Stripe_card', round });
  void guest.prepare();
  return async () => {
    const found = newFindings();
    const crashed = await readOnlyPayment(shop, guest.orderId);
    found.mustBe('objects after the crash', objectsFor(shop, crashed), shop.point === 'beforePrepareCall' ? 0 : 1);
    if (round % 2 === 1) {
      shop.later(2);
      const isKnown = ({ reference }: Row<'payments'>): boolean => reference !== null;
      const known = await within10Seconds(() => readOnlyPayment(shop, guest.orderId), isKnown);
      found.mustBe('the worker has found the object', isKnown(known), true);
    }
    const prepared = await guest.prepare();
    const kept: { readonly url?: string } = JSON.parse(crashed.answer ?? '{}');
    if (shop.point === 'afterSavePrepared') found.mustBe('the same address again', prepared?.body.url, kept.url);
    await pay(shop, prepared);
    found.mustBe('coming back', (await guest.comeBack())?.body.result, 'paid');
    await mustBePaid(shop, found, guest);
    return found.all;
  };
};

/** A provider message is received and not stored. The provider repeats it, or the guest returns first. */
export const receiving: Scenario = async (shop, round) => {
  const guest = await orderToPay(shop, { method: 'Stripe_card', round });
  const message = await pay(shop, await guest.prepare());
  void deliver(shop, message);
  return async () => {
    const found = newFindings();
    const payment = await readOnlyPayment(shop, guest.orderId);
    found.mustBe('messages after the crash', await countMessages(shop, payment), 0);
    if (round % 2 === 1) await guest.comeBack();
    found.mustBe('sent again', [await deliver(shop, message), await deliver(shop, message)], [200, 200]);
    found.mustBe('messages', await countMessages(shop, payment), 1);
    await mustBePaid(shop, found, guest);
    return found.all;
  };
};

/** A settlement (by message, return page or poll) is committed, and no one has been notified. */
export const settling: Scenario = async (shop, round) => {
  const guest = await orderToPay(shop, { method: 'Stripe_card', round });
  const message = await pay(shop, await guest.prepare());
  const causes = [() => deliver(shop, message), () => guest.comeBack(), () => shop.later(1)] as const;
  void causes[round % 3]?.();
  return async () => {
    const found = newFindings();
    const { status } = await readOnlyPayment(shop, guest.orderId);
    found.mustBe('the payment after the crash', status, 'captured');
    // The worker may have claimed the mail before the crash: let its lease expire.
    shop.later(2);
    await mustBePaid(shop, found, guest);
    found.mustBe('coming back', (await guest.comeBack())?.body.result, 'paid');
    found.mustBe('sent again', await deliver(shop, message), 200);
    await mustBePaid(shop, found, guest);
    return found.all;
  };
};

/** PayPal has captured, and its answer is lost. The order is read again, never captured twice. */
export const capturing: Scenario = async (shop, round) => {
  const guest = await orderToPay(shop, { method: 'PayPal_Rest', round });
  await pay(shop, await guest.prepare());
  void guest.comeBack();
  return async () => {
    const found = newFindings();
    const { status, reference } = await readOnlyPayment(shop, guest.orderId);
    found.mustBe('the payment after the crash', status, 'pending');
    if (round % 2 === 1) shop.later(2);
    else found.mustBe('coming back', (await guest.comeBack())?.body.result, 'paid');
    await mustBePaid(shop, found, guest);
    const captures = shop.fake.calls.filter((call) => call.endsWith(`/${reference}/capture`));
    found.mustBe('captures', captures.length, 1);
    return found.all;
  };
};

/** The provider has refunded, and its answer is lost. In odd rounds, two guests get their shares back. */
export const refunding: Scenario = (shop, round) =>
  round % 2 === 0 ? refundingOrder(shop, round) : refundingParts(shop, round);

const refundingOrder: Scenario = async (shop, round) => {
  const guest = await orderToPay(shop, { method: 'Stripe_card', round });
  await pay(shop, await guest.prepare());
  await guest.comeBack();
  const { payment_id } = await readOnlyPayment(shop, guest.orderId);
  const atProvider = shop.fake.byOurId(payment_id);
  shop.fake.fail('lostHang', /POST .*refunds$/);
  const path = `/api/office/shop/roma/orders/${guest.orderId}/refuse`;
  await shop.desk.call({ method: 'POST', path, body: { reason: 'Ofen kaputt.' } });
  await within10Seconds(
    async () => atProvider.refunds.length,
    (count) => count > 0,
  );
  return async () => {
    const found = newFindings();
    shop.later(2);
    const { amount, ...after } = await within10Seconds(
      () => readOnlyPayment(shop, guest.orderId),
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
    await checkMailed(shop, { found, orderId: guest.orderId, kind: 'orderRefunded' });
    return found.all;
  };
};

const refundingParts: Scenario = async (shop, round) => {
  const table = round + 1;
  const parts = await reserveHalves(shop, { method: 'Stripe_card', table });
  for (const { visitor, orderId, gateway } of parts) {
    const path = `/api/shop/roma/payment/${gateway}/${orderId}`;
    await pay(shop, await visitor.call({ method: 'POST', path, body: {} }));
    await visitor.call({ method: 'POST', path: `${path}/settle` });
  }
  const payments = await Promise.all(parts.map(({ orderId }) => readOnlyPayment(shop, orderId)));
  const atProvider = payments.map(({ payment_id }) => shop.fake.byOurId(payment_id));
  shop.fake.fail('lostHang', /POST .*refunds$/);
  await refundTable(shop, table);
  await within10Seconds(
    async () => atProvider.flatMap(({ refunds }) => refunds).length,
    (count) => count > 0,
  );
  return async () => {
    const found = newFindings();
    for (const [index, { orderId }] of parts.entries()) {
      // Lines and parts are separate refunds; a job may have been claimed before the crash.
      shop.later(2);
      const { amount, ...after } = await within10Seconds(
        () => readOnlyPayment(shop, orderId),
        ({ status }) => status === 'refunded',
      );
      const back = atProvider[index]?.refunds.reduce((sum, refund) => sum + refund.amount, 0);
      const seen = { status: after.status, refunded: after.refunded, back };
      found.mustBe('a part', seen, { status: 'refunded', refunded: amount, back: amount });
    }
    return found.all;
  };
};
