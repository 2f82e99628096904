import type { OrderInfo, OrderResponse, OrderStatusAnswer, ProposedChange, Quote } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { toEuros } from '@tischlein/contract/wire-money';
import { orderStatusText } from '@tischlein/wording';
import type { Row } from '../db/tables.ts';
import type { StoredOrder } from './orders.store.ts';

/** Response of POST …/order, in euros (S2 §3 Order response). A replay returns the same. */
export function toOrderResponse(
  order: Pick<StoredOrder, 'order_id' | 'number' | 'quote' | 'accept_advertising' | 'payment_method'>,
): OrderResponse {
  const { quote } = order;
  return {
    order: {
      id: order.order_id,
      number: order.number,
      deliveryFee: toEuros(quote.steps.L),
      total: toEuros(quote.steps.TOTAL),
      items: [...quote.lines.map(toOrderedItem), ...quote.freeItems.map(toOrderedFreeItem)],
      acceptAdvertising: order.accept_advertising === 1,
    },
    paymentGatewayId: order.payment_method,
  };
}

type OrderedItem = OrderResponse['order']['items'][number];

function toOrderedItem({ name, amount, price, dish, menu }: Quote['lines'][number]): OrderedItem {
  const dishes = dish ? [dish] : (menu?.slots ?? []).map((slot) => slot.dish);
  const extra = dishes.flatMap(({ extras }) =>
    extras.map((each) => ({ name: each.itemName, amount: each.amount, price: toEuros(each.price) })),
  );
  return { name, amount, price: toEuros(price), extra };
}

const toOrderedFreeItem = ({ name }: Quote['freeItems'][number]): OrderedItem => ({
  name,
  amount: 1,
  price: 0,
  extra: [],
});

const NO_STEPS: readonly Row<'order_events'>['action'][] = [
  'pay',
  'refund',
  'withdraw',
  'propose',
  'change',
  'decline',
  'tour',
  'notMet',
];
/** The last of these says whether the guest was missed. */
const NEXT_TRIES: readonly Row<'order_events'>['action'][] = ['tour', 'notMet', 'handOver', 'cancel'];

/** Response of GET …/status/{id}, without personal data. */
export function toOrderStatusAnswer(
  order: StoredOrder,
  events: readonly Row<'order_events'>[],
  { refunded, expectedLabel, changeId }: Pick<OrderStatusAnswer, 'refunded' | 'expectedLabel' | 'changeId'>,
): OrderStatusAnswer {
  return {
    id: order.order_id,
    number: order.number,
    status: order.status,
    paymentStatus: order.payment_status,
    deliveryType: order.delivery_type,
    table: order.table_number,
    isBillPart: order.purpose === 'billPart',
    paysLater: order.pays_later === 1,
    placedAt: order.placed_at,
    serveAt: order.serve_at,
    promisedAt: order.promised_at,
    expectedLabel,
    refusalReason: order.refusal_reason,
    changeId,
    dueInPerson: toCents(order.due_in_person),
    notMet: events.findLast(({ action }) => NEXT_TRIES.includes(action))?.action === 'notMet',
    refunded,
    // Payments, refunds, withdrawals and changes are not steps of the kitchen.
    steps: events
      .filter(({ action }) => !NO_STEPS.includes(action))
      .map(({ status, at }) => ({ status, at, label: orderStatusText(status, order.delivery_type) })),
  };
}

/** Response of GET …/info/{id}. Only the session that ordered sees the contact (S3 K8). */
export function toOrderInfo(
  status: OrderStatusAnswer,
  order: StoredOrder,
  {
    isOwn,
    canWithdraw,
    change,
  }: { readonly isOwn: boolean; readonly canWithdraw: boolean; readonly change: ProposedChange | null },
): OrderInfo {
  const { salutation, company, ...contact } = order.contact;
  return {
    success: true,
    error: null,
    order: {
      ...status,
      quote: order.quote,
      change,
      tip: toCents(order.tip),
      paymentMethod: order.payment_method,
      canWithdraw,
      contact: isOwn ? contact : null,
    },
  };
}
