import type { DeskOrder } from '@tischlein/contract/office';
import { add, type Cents, subtract, sum } from '@tischlein/domain';
import { depositText, dishDetails, dishTitle, euro, lineSavings, percent } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { Table } from '../ui/table.tsx';

type Quote = DeskOrder['quote'];
type Line = Quote['lines'][number];

interface LineRow {
  readonly id: string;
  readonly amount: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly single: Cents;
  readonly total: string;
  readonly paid: Cents;
  readonly vat: string;
}

/** The articles of an order: list price, what offers took off, what was paid in the end, and its VAT. */
export function OrderLineTable({ order: { quote } }: { readonly order: DeskOrder }) {
  const { lineColumns: columns } = ARCHIVE;
  return (
    <>
      <Table
        kind="archive-lines"
        label={ARCHIVE.lines}
        rows={[...quote.lines.map((line) => toRow(line, quote)), ...quote.freeItems.map(toFreeRow)]}
        toKey={({ id }) => id}
        onPhones="own"
        columns={[
          { part: 'amount', name: columns.amount, isNameHidden: true, cell: ({ amount }) => `${amount}×` },
          { name: columns.article, isHead: true, cell: nameLine },
          { name: columns.single, isNumber: true, cell: ({ single }) => euro(single) },
          { part: 'total', name: columns.total, isNumber: true, cell: ({ total }) => total },
          { name: columns.paid, isNumber: true, cell: ({ paid }) => euro(paid) },
          { name: columns.vat, isNumber: true, cell: ({ vat }) => vat },
        ]}
      />
      <p className="soft">{ARCHIVE.paidHelp}</p>
    </>
  );
}

const nameLine = ({ name, details }: LineRow) => (
  <>
    <strong>{name}</strong>
    {details.map((detail) => (
      <small key={detail}>{detail}</small>
    ))}
  </>
);

function toRow(line: Line, quote: Quote): LineRow {
  const { lineId, amount, name, dish, unitListPrice, price, memberName, vat = [] } = line;
  return {
    id: lineId,
    amount,
    name: dish ? dishTitle(name, dish.sizeName) : name,
    details: [...(memberName ? [memberName] : []), ...listDetails(line, quote)],
    single: unitListPrice,
    total: euro(price),
    paid: calculatePaid(line),
    vat: vat.map(({ rate }) => percent(rate)).join(' / '),
  };
}

const toFreeRow = ({ offerId, name, listPrice, deposit, depositKinds }: Quote['freeItems'][number]): LineRow => ({
  id: offerId,
  amount: 1,
  name,
  details: deposit > 0 ? [depositText(deposit, depositKinds)] : [],
  single: listPrice,
  total: ARCHIVE.free,
  paid: deposit,
  vat: '–',
});

function listDetails(line: Line, { adjustments }: Quote): readonly string[] {
  const { dish, menu, note, price, listPrice, deposit, depositKinds } = line;
  const slots = menu?.slots ?? [];
  const share = subtract(add(price, deposit), calculatePaid(line));
  return [
    dish ? dishDetails(dish) : '',
    ...slots.map(({ dish: part }) =>
      [dishTitle(part.name, part.sizeName), dishDetails(part)].filter(Boolean).join(' · '),
    ),
    note ?? '',
    price < listPrice ? ARCHIVE.beforeOffers(listPrice) : '',
    ...lineSavings(adjustments, line.lineId),
    share > 0 ? ARCHIVE.share(share) : '',
    deposit > 0 ? depositText(deposit, depositKinds) : '',
  ].filter(Boolean);
}

/** After the line's share of all discounts, with its deposits. Orders of the first versions do not say. */
const calculatePaid = ({ vat, price, deposit }: Line): Cents =>
  vat ? sum(vat.map(({ gross }) => gross)) : add(price, deposit);
