import { isCalledOff } from '@tischlein/domain/orders';
import { NO_CENTS } from '@tischlein/domain';
import {
  depositText,
  dishDetails,
  dishTitle,
  lineSavings,
  paymentMethodName,
  paymentWords,
  slotTitle,
  vatText,
} from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import type { LineWords } from '../../receipt/line-words.ts';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { Sums } from '../../receipt/sums.tsx';
import type { PlacedOrder } from './use-live-order.ts';

type Line = PlacedOrder['quote']['lines'][number];

/** The order's lines and sums as they were when it was placed. */
export function OrderReceipt({ order }: { readonly order: PlacedOrder }) {
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
  return (
    <section className="order-summary" aria-label={ORDER.yourOrder}>
      <h2>{ORDER.yourOrder}</h2>
      <OrderLines
        lines={[
          ...quote.lines.map((line) => ({
            key: line.lineId,
            amount: line.amount,
            price: line.price,
            ...describeLine(line, quote.adjustments),
          })),
          ...quote.freeItems.map(({ offerId, name, deposit, depositKinds }) => ({
            key: offerId,
            amount: 1,
            price: NO_CENTS,
            title: name,
            details: deposit > 0 ? [depositText(deposit, depositKinds)] : [],
          })),
        ]}
      />
      <Sums sums={sums} note={vatText(quote.vat)} />
      <p className="soft">{isVoid(order) ? ORDER.void : describePayment(order)}</p>
    </section>
  );
}

const describePayment = ({ paymentMethod, paymentStatus, refunded }: PlacedOrder): string =>
  [paymentMethodName(paymentMethod), paymentMethod && paymentWords(paymentStatus, refunded)]
    .filter(Boolean)
    .join(' · ');

/** Refused or cancelled before anything was paid. */
const isVoid = ({ status, paymentStatus }: PlacedOrder): boolean => isCalledOff(status) && paymentStatus === 'offline';

function describeLine(line: Line, adjustments: PlacedOrder['quote']['adjustments']): LineWords {
  const { dish, menu, name, deposit, depositKinds, memberName, lineId } = line;
  const slots = menu?.slots.map((slot, index) =>
    [`${slotTitle(index + 1, slot.slotName)}: ${slot.dish.name}`, dishDetails(slot.dish)].filter(Boolean).join(' · '),
  );
  const details = dish ? [dishDetails(dish)] : (slots ?? []);
  const savings = lineSavings(adjustments, lineId);
  return {
    title: dish ? dishTitle(dish.name, dish.sizeName) : name,
    details: [memberName, ...details, deposit > 0 ? depositText(deposit, depositKinds) : '', ...savings].filter(
      Boolean,
    ),
  };
}
