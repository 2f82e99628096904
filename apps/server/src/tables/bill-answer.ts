import type { TableBillAnswer, TableItemAnswer, TableRoundAnswer } from '@tischlein/contract/shop';
import type { OrderId } from '@tischlein/domain';
import { billLineId, comboId, dishId, NO_CENTS, orderId, sum, toCents } from '@tischlein/domain';
import { sumGross } from '@tischlein/domain/pricing';
import {
  type Bill,
  type BillLine,
  countTaken,
  findPosition,
  openAmount,
  openUnits,
  partAmount,
  priceOfEqualPart,
  priceOfUnits,
  refundedRates,
  sumBill,
  sumPaidBack,
} from '@tischlein/domain/table';
import { dayAndTime } from '@tischlein/wording';
import { toWallTime, type WallTime } from '../clock.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { StoredBill } from './bills.store.ts';
import { lineDetails, lineTitle } from './line-words.ts';

/** Who looks at a bill: waiters may open every order, guests their own (S3 K8); they do not read the names of staff. */
export interface Viewer {
  readonly isWaiter: boolean;
  /** null: no session. */
  readonly sessionHash: string | null;
}

interface BillToShow extends Pick<StoredBill, 'bill'> {
  /** Rounds and parts of the bill. */
  readonly orders: ReadonlyMap<OrderId, StoredOrder>;
  /** Of parts for the till. */
  readonly handovers: ReadonlyMap<string, { readonly at: string; readonly name: string }>;
  /** Rounds that wait for the waiter (S3 W12, W14). */
  readonly held: readonly StoredOrder[];
  /** Rounds that a waiter has declined. */
  readonly declined: readonly StoredOrder[];
  readonly viewer: Viewer;
  readonly now: WallTime;
}

/** A bill as guests and waiters see it, latest round first. */
export function toBillAnswer({ bill, orders, handovers, held, declined, viewer, now }: BillToShow): TableBillAnswer {
  const byRound = Map.groupBy(bill.lines, ({ round }) => round);
  const context = { bill, orders, handovers, viewer, now };
  const rounds = [...byRound].flatMap(([id, lines]) => {
    const order = orders.get(id);
    return order
      ? [
          toRound(
            context,
            order,
            lines.map((line) => toItem(context, order, line)),
          ),
        ]
      : [];
  });
  const unbooked = [...held, ...declined].map((order) => toUnbookedRound(order, viewer, now));
  return {
    rounds: [...rounds, ...unbooked].toSorted((left, right) => right.orderNumber - left.orderNumber),
    parts: bill.parts.map((part) => toPart(context, part)),
    ...sumBill(
      bill,
      held.map(({ total }) => toCents(total)),
    ),
    paidBack: sumPaidBack(bill, bill.refunds),
    division: bill.division && {
      into: bill.division.into,
      taken: countTaken(bill),
      nextPart: priceOfEqualPart(bill, bill.division.into),
    },
  };
}

type Context = Pick<BillToShow, 'bill' | 'orders' | 'handovers' | 'viewer' | 'now'>;

function toRound(
  { bill, viewer, now }: Context,
  order: StoredOrder,
  items: readonly TableItemAnswer[],
): TableRoundAnswer {
  return {
    ...toRoundFacts(order, viewer, now),
    round: order.round ?? 0,
    waitsForWaiter: false,
    total: sum(items.map(({ price }) => price)),
    movedFrom: order.table_number === bill.table ? null : order.table_number,
    items: [...items],
  };
}

function toRoundFacts(order: StoredOrder, { isWaiter, sessionHash }: Viewer, now: WallTime) {
  const isOwn = order.session_hash === sessionHash;
  return {
    orderNumber: order.number,
    orderedAt: order.placed_at,
    ...(isBookedByWaiter(order)
      ? { orderedBy: 'waiter' as const, name: isWaiter ? order.waiter : '' }
      : { orderedBy: 'guest' as const, name: order.contact.name }),
    isOwn,
    orderId: isWaiter || isOwn ? order.order_id : null,
    status: order.status,
    expectedLabel: order.promised_at === null ? '' : dayAndTime(now, toWallTime(order.promised_at)),
    messageCook: isWaiter || isOwn ? order.contact.messageCook : '',
  };
}

// A guest's round that is paid later has waited for the waiter.
const isBookedByWaiter = ({ pays_later, waits_for_waiter }: StoredOrder): boolean =>
  pays_later === 1 && waits_for_waiter === 0;

/** A round that waits for the waiter, or was declined: nothing of it is on the bill. */
export function toUnbookedRound(order: StoredOrder, viewer: Viewer, now: WallTime): TableRoundAnswer {
  return {
    ...toRoundFacts(order, viewer, now),
    round: 0,
    waitsForWaiter: true,
    total: toCents(order.total),
    movedFrom: null,
    items: order.quote.lines.map((line, position) => ({
      id: billLineId(`${order.number}-${position}`),
      amount: line.amount,
      dishName: lineTitle(line),
      details: [...lineDetails(line)],
      price: line.vat ? sumGross(line.vat) : line.price,
      refunded: NO_CENTS,
      refundedAtTill: NO_CENTS,
      open: NO_CENTS,
      openUnits: 0,
      unitPrices: [],
      reservedBy: [],
      ...toReferences(line),
    })),
  };
}

function toItem({ bill, orders }: Context, order: StoredOrder, line: BillLine): TableItemAnswer {
  const quoted = order.quote.lines[findPosition(line.id)];
  const open = openUnits(bill, line);
  return {
    id: line.id,
    amount: line.units,
    dishName: line.name,
    details: quoted ? [...lineDetails(quoted)] : [],
    price: sumGross(line.rates),
    refunded: sumGross(refundedRates(bill, line.id)),
    refundedAtTill: sumPaidBack(
      bill,
      bill.refunds.filter((refund) => refund.line === line.id),
    ).till,
    open: openAmount(bill, line),
    openUnits: open,
    unitPrices: Array.from({ length: open }, (_, index) => priceOfUnits(bill, line, index + 1)),
    reservedBy: bill.parts
      .filter(({ status, shares }) => status === 'reserved' && shares.some((share) => share.line === line.id))
      .map(({ id, units }) => ({
        name: orders.get(orderId(id))?.contact.name ?? '',
        units: units.find((each) => each.line === line.id)?.units ?? 0,
      })),
    ...toReferences(quoted),
  };
}

const toReferences = (line: StoredOrder['quote']['lines'][number] | undefined) => ({
  dish: line?.dish ? { id: dishId(line.dish.dishId) } : null,
  menu: line?.menu ? { id: comboId(line.menu.menuId) } : null,
});

function toPart(
  { bill, orders, handovers, viewer }: Context,
  part: Bill['parts'][number],
): TableBillAnswer['parts'][number] {
  const order = orders.get(orderId(part.id));
  const handover = handovers.get(part.id);
  const at = order?.placed_at ?? handover?.at;
  if (at === undefined) throw new Error(`nobody has made the part ${part.id} of the bill ${bill.id}`);
  const isOwn = order !== undefined && order.session_hash === viewer.sessionHash;
  return {
    id: part.id,
    channel: part.channel,
    status: part.status,
    amount: partAmount(part),
    tip: part.tip,
    at,
    name: order?.contact.name ?? (viewer.isWaiter ? handover?.name : null) ?? '',
    isOwn,
    orderId: order && (viewer.isWaiter || isOwn) ? order.order_id : null,
  };
}
