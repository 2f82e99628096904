import type { DeskOrder } from '@tischlein/contract/office';
import { add, type Cents, sum } from '@tischlein/domain';
import { vatTable } from '@tischlein/domain/pricing';
import { adjustmentName, euro, percent, type SumRow, sumRows } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { RECEIPT } from '@tischlein/wording/documents';
import { OfficePart } from '../ui/office-part.tsx';
import { Table } from '../ui/table.tsx';

/** From the list prices to what was paid, step by step. */
export function OrderSums({ order, tip }: { readonly order: DeskOrder; readonly tip: Cents }) {
  return (
    <OfficePart title={ARCHIVE.sums}>
      <dl className="sums">
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

type VatTable = ReturnType<typeof vatTable>;

/** null: the rate of the sum. */
type VatRow = VatTable['total'] & { readonly rate: VatTable['rows'][number]['rate'] | null };

/** VAT by rate; the rows add up to the total. */
export function OrderVat({ order: { quote } }: { readonly order: DeskOrder }) {
  const { rows, total } = vatTable(quote.vat);
  if (rows.length === 0) return null;
  return (
    <OfficePart title={ARCHIVE.vat}>
      <Table<VatRow>
        isDense
        onPhones="table"
        rows={rows}
        toKey={({ rate }) => String(rate)}
        foot={rows.length > 1 ? { ...total, rate: null } : null}
        columns={[
          {
            name: RECEIPT.rateColumn,
            isHead: true,
            cell: ({ rate }) => (rate === null ? RECEIPT.together : percent(rate)),
          },
          { name: RECEIPT.net, isNumber: true, cell: ({ net }) => euro(net) },
          { name: RECEIPT.vatColumn, isNumber: true, cell: ({ vat }) => euro(vat) },
          { name: RECEIPT.gross, isNumber: true, cell: ({ gross }) => euro(gross) },
        ]}
      />
    </OfficePart>
  );
}
