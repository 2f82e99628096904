import { type SumRow, type Sums as SumsOfOrder, sumRows } from '@tischlein/wording';
import type { Order } from '../ordering/use-order.ts';
import '../styles/receipt.css';

interface SumsProps {
  readonly sums: SumsOfOrder;
  /** The VAT. */
  readonly note?: string;
  /** Leaves out a 'Zwischensumme' that is the total, too. */
  readonly isShort?: boolean;
}

/** From 'Zwischensumme' to 'Gesamt', with all adjustments. */
export function Sums({ sums, note = '', isShort = false }: SumsProps) {
  const rows = sumRows(sums);
  return (
    <div className="sums-box">
      <dl className="sums">
        {(isShort && sums.subtotal === sums.total ? rows.slice(1) : rows).map((row) => (
          <SumLine key={`${row.kind} ${row.name}`} row={row} />
        ))}
      </dl>
      {note && <p className="sum-note">{note}</p>}
    </div>
  );
}

/** The sums of an order; the delivery fee is left out until the address is known, unless an offer waives it anywhere. */
export function toSums({ priced, orderType, options }: Pick<Order, 'priced' | 'orderType' | 'options'>): SumsOfOrder {
  const { subtotal, deposits, deliveryFee, total } = priced.steps;
  const isFree = priced.hints.freeDelivery?.status === 'reached';
  const isFeeKnown = orderType !== 'delivery' || options.location !== null || isFree;
  return {
    subtotal,
    deposits,
    deliveryFee: isFeeKnown ? deliveryFee : null,
    total,
    adjustments: priced.adjustments,
    deliveryType: orderType,
  };
}

const CLASSES: Readonly<Record<SumRow['kind'], string | undefined>> = {
  plain: undefined,
  saving: 'sum-saving',
  total: 'sum-total',
};

function SumLine({ row }: { readonly row: SumRow }) {
  return (
    <>
      <dt className={CLASSES[row.kind]}>{row.name}</dt>
      <dd className={CLASSES[row.kind]}>{row.amount}</dd>
    </>
  );
}
