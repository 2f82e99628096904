import type { PricedCart } from '@tischlein/domain/pricing';
import type { DeliveryType } from '@tischlein/domain/menu';
import { type SumRow, type Sums as SumsOfOrder, sumRows } from '@tischlein/wording';
import '../styles/receipt.css';

/** From 'Zwischensumme' to 'Gesamt', with every adjustment; the note below is the VAT. */
export function Sums({ sums, note = '' }: { readonly sums: SumsOfOrder; readonly note?: string }) {
  return (
    <div className="sums-box">
      <dl className="sums">
        {sumRows(sums).map((row) => (
          <SumLine key={`${row.kind} ${row.name}`} row={row} />
        ))}
      </dl>
      {note && <p className="sum-note">{note}</p>}
    </div>
  );
}

/** The sums of a priced cart. */
export function sumsOf({ steps, adjustments }: PricedCart, deliveryType: DeliveryType): SumsOfOrder {
  const { subtotal, deposits, deliveryFee, total } = steps;
  return { subtotal, deposits, deliveryFee, total, adjustments, deliveryType };
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
