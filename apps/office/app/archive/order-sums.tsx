import type { DeskOrder } from '@tischlein/contract/office';
import { add, type Cents, sum } from '@tischlein/domain';
import { vatTable } from '@tischlein/domain/pricing';
import { adjustmentName, euro, percent, type SumRow, sumRows } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { RECEIPT } from '@tischlein/wording/receipt';
import { OfficePart } from '../ui/office-part.tsx';

/** From the list prices to what was paid, step by step. */
export function OrderSums({ order, tip }: { readonly order: DeskOrder; readonly tip: Cents }) {
  return (
    <OfficePart title={ARCHIVE.sums}>
      <dl className="archive-sums">
        {listSums(order, tip).map(({ name, amount, kind }) => (
          <div key={name} data-kind={kind}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </OfficePart>
  );
}

function listSums({ quote, deliveryType }: DeskOrder, tip: Cents): readonly SumRow[] {
  const { G: list, S1: subtotal, D: deposits, L: deliveryFee, TOTAL: total } = quote.steps;
  const { adjustments } = quote;
  const offers = Map.groupBy(
    adjustments.filter(({ lineId }) => lineId !== null),
    adjustmentName,
  );
  return [
    ...(list === subtotal ? [] : [{ name: ARCHIVE.list, amount: euro(list), kind: 'plain' } as const]),
    ...Array.from(offers, ([name, parts]): SumRow => {
      const amount = sum(parts.map((part) => part.amount));
      return { name, amount: euro(amount), kind: 'saving' };
    }),
    ...sumRows({ subtotal, deposits, deliveryFee, total, adjustments, deliveryType }),
    ...(tip === 0
      ? []
      : [
          { name: ARCHIVE.tip, amount: euro(tip), kind: 'plain' } as const,
          { name: ARCHIVE.paidInAll, amount: euro(add(total, tip)), kind: 'total' } as const,
        ]),
  ];
}

/** VAT by rate; the rows add up to the total. */
export function OrderVat({ order: { quote } }: { readonly order: DeskOrder }) {
  const { rows, total } = vatTable(quote.vat);
  if (rows.length === 0) return null;
  return (
    <OfficePart title={ARCHIVE.vat}>
      <table className="archive-vat">
        <thead>
          <tr>
            {[RECEIPT.rateColumn, RECEIPT.net, RECEIPT.vatColumn, RECEIPT.gross].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <VatRow key={row.rate} name={percent(row.rate)} row={row} />
          ))}
          {rows.length > 1 && <VatRow name={RECEIPT.together} row={total} />}
        </tbody>
      </table>
    </OfficePart>
  );
}

type Amounts = ReturnType<typeof vatTable>['total'];

const VatRow = ({ name, row }: { readonly name: string; readonly row: Amounts }) => (
  <tr>
    <th scope="row">{name}</th>
    {[row.net, row.vat, row.gross].map((amount, column) => (
      <td key={column}>{euro(amount)}</td>
    ))}
  </tr>
);
