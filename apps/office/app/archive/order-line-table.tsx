import type { DeskOrder } from '@tischlein/contract/office';
import { add, type Cents, subtract, sum } from '@tischlein/domain';
import { depositText, dishDetails, dishTitle, euro, lineSavings, percent } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';

type Quote = DeskOrder['quote'];
type Line = Quote['lines'][number];

/** The articles of an order: list price, what offers took off, what was paid in the end, and its VAT. */
export function OrderLineTable({ order: { quote } }: { readonly order: DeskOrder }) {
  const { lineColumns: columns } = ARCHIVE;
  return (
    <>
      <table className="archive-lines" aria-label={ARCHIVE.lines}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{columns.amount}</span>
            </th>
            {[columns.article, columns.single, columns.total, columns.paid, columns.vat].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <LineRow key={line.lineId} line={line} quote={quote} />
          ))}
          {quote.freeItems.map((item) => (
            <tr key={item.offerId}>
              <td>1×</td>
              <th scope="row">
                <strong>{item.name}</strong>
                {item.deposit > 0 && <small>{depositText(item.deposit, item.depositKinds)}</small>}
              </th>
              <td data-name={columns.single}>{euro(item.listPrice)}</td>
              <td data-name={columns.total}>{ARCHIVE.free}</td>
              <td data-name={columns.paid}>{euro(item.deposit)}</td>
              <td>–</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{ARCHIVE.paidHelp}</p>
    </>
  );
}

function LineRow({ line, quote }: { readonly line: Line; readonly quote: Quote }) {
  const { lineColumns: columns } = ARCHIVE;
  const { amount, name, dish, unitListPrice, price, memberName, vat = [] } = line;
  return (
    <tr>
      <td>{amount}×</td>
      <th scope="row">
        <strong>{dish ? dishTitle(name, dish.sizeName) : name}</strong>
        {memberName && <small>{memberName}</small>}
        {listDetails(line, quote).map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </th>
      <td data-name={columns.single}>{euro(unitListPrice)}</td>
      <td data-name={columns.total}>{euro(price)}</td>
      <td data-name={columns.paid}>{euro(calculatePaid(line))}</td>
      <td data-name={columns.vat}>{vat.map(({ rate }) => percent(rate)).join(' / ')}</td>
    </tr>
  );
}

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
