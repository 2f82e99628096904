import type { Receipt } from '@tischlein/contract/shop';
import { groupByPerson } from '@tischlein/domain/orders';
import { RECEIPT } from '@tischlein/wording/documents';
import { Notice } from '@tischlein/ui/notice';
import '../../styles/receipt-sheet.css';

type Content = Receipt['followUps'][number];

/** A receipt for screen and print, with the documents that name it. */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  return [receipt, ...receipt.followUps].map((content, index) => (
    <Sheet key={content.title} receipt={content} Heading={index === 0 ? 'h1' : 'h2'} />
  ));
}

interface SheetProps {
  readonly receipt: Content;
  readonly Heading: 'h1' | 'h2';
}

function Sheet({ receipt, Heading }: SheetProps) {
  const { title, seller, buyer, facts, notes } = receipt;
  return (
    <article className="receipt-sheet" aria-label={title}>
      <div className="receipt-people">
        <address>
          <strong>{seller.name}</strong>
          <Lines lines={seller.lines} />
        </address>
        {buyer.length > 0 && (
          <address>
            <strong>{RECEIPT.buyer}</strong>
            <Lines lines={buyer} />
          </address>
        )}
      </div>
      <Heading>{title}</Heading>
      {receipt.void && (
        <Notice kind="warn" icon="alert">
          {receipt.void}
        </Notice>
      )}
      <dl className="receipt-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {receipt.lines.length > 0 && <Articles lines={receipt.lines} />}
      <Sums sums={receipt.sums} />
      {receipt.vat.rows.length > 0 && <Vat vat={receipt.vat} title={title} />}
      <Refunds refunds={receipt.refunds} />
      {notes.map((note) => (
        <p className="receipt-note" key={note}>
          {note}
        </p>
      ))}
    </article>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, index) => <span key={index}>{line}</span>);

function Articles({ lines }: Pick<Content, 'lines'>) {
  return (
    <table className="receipt-table">
      <caption className="visually-hidden">{RECEIPT.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{RECEIPT.amount}</th>
          <th scope="col">{RECEIPT.article}</th>
          <th scope="col">{RECEIPT.rate}</th>
          <th scope="col">{RECEIPT.price}</th>
        </tr>
      </thead>
      {groupByPerson(lines.map((line) => ({ ...line, memberName: line.person ?? '' }))).map(
        ({ memberName, lines: own }) => (
          <tbody key={memberName}>
            {memberName && (
              <tr className="receipt-person">
                <th scope="rowgroup" colSpan={4}>
                  {memberName}
                </th>
              </tr>
            )}
            {own.map((line, index) => (
              <Article key={index} line={line} />
            ))}
          </tbody>
        ),
      )}
    </table>
  );
}

const Article = ({ line: { amount, title, details, rates, price } }: { readonly line: Content['lines'][number] }) => (
  <tr>
    <td>{amount}</td>
    <td>
      {title}
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </td>
    <td>{rates}</td>
    <td>{price}</td>
  </tr>
);

function Sums({ sums }: Pick<Content, 'sums'>) {
  return (
    <table className="receipt-table receipt-sums" aria-label={RECEIPT.sums}>
      <tbody>
        {sums.map(({ name, amount, kind }) => (
          <tr key={`${kind} ${name}`} data-kind={kind}>
            <th scope="row">{name}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Vat({ vat: { rows, total }, title }: Pick<Content, 'vat' | 'title'>) {
  const id = `vat ${title}`.replaceAll(' ', '-');
  return (
    <>
      <h2 id={id}>{RECEIPT.vat}</h2>
      <table className="receipt-table receipt-vat" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{RECEIPT.rateColumn}</th>
            <th scope="col">{RECEIPT.net}</th>
            <th scope="col">{RECEIPT.vatColumn}</th>
            <th scope="col">{RECEIPT.gross}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, net, vat, gross }) => (
            <tr key={rate}>
              <th scope="row">{rate}</th>
              <td>{net}</td>
              <td>{vat}</td>
              <td>{gross}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-kind="total">
            <th scope="row">{RECEIPT.together}</th>
            <td>{total.net}</td>
            <td>{total.vat}</td>
            <td>{total.gross}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function Refunds({ refunds }: Pick<Content, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <>
      <h2>{RECEIPT.refunds}</h2>
      <dl className="receipt-facts">
        {refunds.map(({ name, amount, vat }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>
              {amount}
              {vat.map((part) => (
                <small key={part}>{part}</small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
