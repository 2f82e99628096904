import { isCalledOff } from '@tischlein/domain/orders';
import { GROUP_WORDS, isPaidInPerson, paymentMethodName, paymentWords, vatText } from '@tischlein/wording';
import { ORDER, TABLE_ORDER } from '@tischlein/wording/storefront';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { listPeople, PersonLines } from '../../receipt/person-lines.tsx';
import { listQuotedFreeItems, listQuotedLines } from '../../receipt/quoted-lines.ts';
import { MoneyFacts } from '../../receipt/money-facts.tsx';
import { Sums } from '../../receipt/sums.tsx';
import type { PlacedOrder } from './use-live-order.ts';

interface OrderReceiptProps {
  readonly order: PlacedOrder;
  /** With the names and shares of a group's members, for its owner (S3 G18). */
  readonly isByPerson: boolean;
}

/** The order's lines and sums as they were when it was placed. */
export function OrderReceipt({ order, isByPerson }: OrderReceiptProps) {
  const { quote, deliveryType } = order;
  const { S1, D, L, TOTAL } = quote.steps;
  const sums = {
    subtotal: S1,
    deposits: D,
    deliveryFee: L,
    total: TOTAL,
    adjustments: quote.adjustments,
    deliveryType,
  };
  const title = isByPerson && quote.group ? GROUP_WORDS.peopleOf(quote.group.name) : ORDER.yourOrder;
  return (
    <section className="order-summary" aria-label={title}>
      <h2>{title}</h2>
      <Lines quote={quote} isByPerson={isByPerson} />
      <Sums sums={sums} note={vatText(quote.vat)} />
      <MoneyFacts order={order} />
      <p className="soft">{isVoid(order) ? ORDER.void : describePayment(order)}</p>
    </section>
  );
}

function Lines({ quote, isByPerson }: Pick<PlacedOrder, 'quote'> & Pick<OrderReceiptProps, 'isByPerson'>) {
  const [lines, freeItems] = [listQuotedLines(quote), listQuotedFreeItems(quote)];
  return isByPerson && quote.group ? (
    <PersonLines people={listPeople({ ...quote.group, lines, freeItems })} />
  ) : (
    <OrderLines lines={[...lines, ...freeItems]} />
  );
}

function describePayment({ paymentMethod, paymentStatus, refunded, table }: PlacedOrder): string {
  if (table !== null && paymentMethod !== null && isPaidInPerson(paymentMethod)) return TABLE_ORDER.atTable;
  return [paymentMethodName(paymentMethod), paymentMethod && paymentWords(paymentStatus, refunded)]
    .filter(Boolean)
    .join(' · ');
}

/** Refused or cancelled before anything was paid. */
const isVoid = ({ status, paymentStatus }: PlacedOrder): boolean => isCalledOff(status) && paymentStatus === 'offline';
