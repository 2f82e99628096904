import { randomUUID } from 'node:crypto';
import type { OnlinePaymentStatus } from '@tischlein/domain/payments';
import type { Row } from '../../apps/server/src/db/tables.ts';
import { notify } from '../../demo/payments/messages.ts';
import { addRefund, type PracticePayment, sumRefunds } from '../../demo/payments/practice.ts';
import type { PaidShop, PayingGuest } from '../support/open-payments.ts';
import { MODEL } from '../support/payment-model.ts';
import type { Fault } from '../support/providers/fake-providers.ts';
import { eventSeen } from './event-seen.ts';

/** An order that goes through random events. */
export interface OrderUnderTest {
  readonly guest: PayingGuest;
  /** The steps so far, for the failure message. */
  readonly history: string[];
  readonly wrong: string[];
}

/** Possible steps of guest, provider and desk. */
export const STEPS_WITHOUT_FAULTS = [
  'prepare',
  'prepare',
  'return',
  'return',
  'message',
  'message',
  'approve',
  'pay',
  'pay',
  'process',
  'fail',
  'giveBackPart',
  'giveBackAll',
  'refuse',
  'refund',
  'together',
  'together',
] as const;
export const STEPS = [...STEPS_WITHOUT_FAULTS, 'fault', 'fault', 'fault'] as const;
type Step = (typeof STEPS)[number];

const METHODS = ['Stripe_sofort', 'Stripe_card', 'PayPal_Rest', 'Heidelpay'] as const;
const FAULTS: readonly [Fault, ...Fault[]] = [
  'resetBefore',
  'lostReset',
  'serverError',
  'lostServerError',
  'htmlOk',
  'brokenJson',
];

export async function placeOrder(shop: PaidShop, index: number): Promise<OrderUnderTest> {
  const guest = await shop.guestPays(METHODS[index % METHODS.length]);
  return { guest, history: [], wrong: [] };
}

interface Moment {
  readonly order: OrderUnderTest;
  readonly step: Step;
  /** From 0 to 999; decides what the step leaves open. */
  readonly dice: number;
  /** Calls fail, so the result of a step is not exactly predictable. */
  readonly hasFaults: boolean;
}

/** Runs the step and compares with the model. */
export async function actOn(shop: PaidShop, moment: Moment): Promise<void> {
  const { order, step, dice } = moment;
  order.history.push(step);
  const attempts = await readAttempts(shop, order);
  const payment = attempts[dice % Math.max(1, attempts.length)];
  const object = payment && findObject(shop, payment);
  switch (step) {
    case 'prepare':
      return void (await order.guest.call('POST', '', {}));
    case 'return':
      return comparing(shop, { ...moment, payment: attempts.at(-1) }, async () => {
        return (await order.guest.call('POST', '/settle')).statusCode;
      });
    case 'message':
      return object && comparing(shop, { ...moment, payment }, () => sendMessage(shop, object));
    case 'refuse':
      return void (await shop.office.act(order.guest.orderId, 'refuse', { reason: 'Ofen kaputt.' }));
    case 'refund':
      return refund(shop, order, dice);
    case 'together':
      return actConcurrently(shop, { ...moment, object });
    case 'fault':
      return shop.fake.fail(FAULTS[dice % FAULTS.length] ?? 'serverError');
    default:
      // An object to which no guest was redirected cannot be paid.
      if (object && payment.reference !== null) changeObject(object, step, dice);
  }
}

/** Reads all attempts to pay the order, the first one first. */
export const readAttempts = (shop: PaidShop, { guest }: OrderUnderTest): Promise<Row<'payments'>[]> =>
  shop.deps.database.read
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', guest.orderId as never)
    .orderBy('attempt')
    .execute();

/** Returns the provider's object of an attempt, if there is one. */
export const findObject = (shop: PaidShop, { payment_id }: Row<'payments'>): PracticePayment | undefined =>
  shop.fake.practice.payments.values().find(({ ourId }) => ourId === payment_id);

// A provider never withdraws a payment, and refunds no more than was paid.
function changeObject(object: PracticePayment, step: Step, dice: number): void {
  const left = object.captured - sumRefunds(object);
  const isOpen = object.state === 'open';
  if (step === 'approve' && isOpen && object.provider === 'paypal') object.state = 'approved';
  if (step === 'approve' && isOpen && object.provider === 'unzer') object.state = 'promised';
  if (step === 'process' && isOpen && object.provider === 'stripe') object.state = 'processing';
  if (step === 'fail' && ['open', 'processing', 'promised'].includes(object.state)) object.state = 'failed';
  if (step === 'pay' && object.captured === 0) Object.assign(object, { state: 'captured', captured: object.amount });
  const amount = step === 'giveBackAll' ? left : Math.min(left, 1 + dice);
  if ((step === 'giveBackPart' || step === 'giveBackAll') && left > 0)
    addRefund(object, `s-cnl-${object.refunds.length + 1}`, randomUUID(), amount);
}

async function sendMessage(shop: PaidShop, object: PracticePayment): Promise<number> {
  const from = shop.fake.messages.length;
  notify(shop.fake.practice, object);
  const message = shop.fake.messages[from];
  return message ? (await shop.receive(message)).statusCode : 0;
}

async function refund(shop: PaidShop, { guest }: OrderUnderTest, dice: number): Promise<void> {
  const body = { key: randomUUID(), reason: 'Die Pizza war kalt.', amount: 1 + dice };
  await shop.office.call('POST', `/api/office/shop/roma/orders/${guest.orderId}/refunds`, body);
}

// Concurrent steps, in any order.
async function actConcurrently(
  shop: PaidShop,
  { order, dice, hasFaults, object }: Moment & { readonly object: PracticePayment | undefined },
): Promise<void> {
  const { guest } = order;
  await Promise.all([
    guest.call('POST', '/settle'),
    guest.call('POST', '', {}),
    ...(object ? [sendMessage(shop, object), sendMessage(shop, object)] : []),
    ...(dice % 3 === 0 ? [shop.office.act(guest.orderId, 'refuse', { reason: 'Ofen kaputt.' })] : []),
    ...(dice % 4 === 0 ? [refund(shop, order, dice), refund(shop, order, dice)] : []),
    // The worker processes all orders, so it would disturb orders that are compared with the model.
    ...(hasFaults && dice % 5 === 0 ? [shop.work()] : []),
  ]);
}

// The model's event, unless the look failed or was not due.
async function comparing(
  shop: PaidShop,
  { order, step, payment, hasFaults }: Moment & { readonly payment: Row<'payments'> | undefined },
  look: () => Promise<number>,
): Promise<void> {
  if (!payment) return;
  const event = eventSeen(findObject(shop, payment));
  const isOver = shop.clock.now() >= payment.expires_at;
  const status = await look();
  const after = (await readAttempts(shop, order)).find(({ payment_id }) => payment_id === payment.payment_id)?.status;
  const wanted: OnlinePaymentStatus = (event && MODEL[payment.status][event]) ?? payment.status;
  const allowed = [wanted, ...(wanted === 'capturedLate' ? (['accepted'] as const) : [])];
  const isExact = !hasFaults && !isOver && status === 200 && payment.reference !== null;
  const isLeft = step === 'return' && after === payment.status;
  if (isExact && !isLeft && after && !allowed.includes(after))
    order.wrong.push(`${payment.status} and ${event} became ${after}, not ${allowed.join(' or ')}`);
}
