import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { DayOverview } from '@tischlein/contract/office';
import { countOrders, sumTakings } from '@tischlein/domain/books';
import { euro, wholeNumber } from '@tischlein/wording';
import {
  listDocumentTable,
  listDueInPerson,
  listMethodTable,
  listMoneyTable,
  listReductionTable,
  listTipTable,
  listVatTable,
} from '@tischlein/documents/books';
import type { NamedTable } from '@tischlein/documents/lists';
import { OVERVIEW, REPORT } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { ReportTable } from './report-table.tsx';

interface OverviewDetailProps {
  readonly shop: string;
  readonly overview: DayOverview;
}

/** Everything that the overview of a day says. */
export function OverviewDetail({ shop, overview }: OverviewDetailProps) {
  const { number, madeAt, hash, content } = overview;
  const { totals, waiting, openBills, receipts } = content;
  return (
    <>
      <p className="soft">{number === null ? OVERVIEW.running : `${OVERVIEW.numbered(number)}. ${OVERVIEW.fixed}`}</p>
      {openBills.length > 0 && <OpenBills bills={openBills} />}
      <dl className="figures">
        <div>
          <dt>{OVERVIEW.takings}</dt>
          <dd>
            {euro(sumTakings(totals.takings))}
            {waiting && <small>{OVERVIEW.waiting(waiting.count, waiting.amount)}</small>}
          </dd>
        </div>
        <div>
          <dt>{OVERVIEW.orders}</dt>
          <dd>
            {wholeNumber(countOrders(totals))}
            <small>{REPORT.refusedHelp(totals.refused, totals.cancelled)}</small>
          </dd>
        </div>
        {listDueInPerson(totals).map(([name, due]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{euro(due)}</dd>
          </div>
        ))}
      </dl>
      <Table table={listMethodTable(totals)} hasSum />
      <Table table={listVatTable(totals)} hasSum />
      <Table table={listMoneyTable(totals)} />
      <Table table={listDocumentTable(totals)} />
      <Table table={listTipTable(totals)} help={OVERVIEW.tipsHelp} />
      <Table table={listReductionTable(content.offers, content.coupons)} />
      <dl className="sums">
        <Fact name={REPORT.deposits} value={euro(totals.deposits)} />
        <Fact name={REPORT.fees} value={euro(totals.deliveryFees)} />
        {receipts && <Fact name={OVERVIEW.receipts} value={`${receipts.first} – ${receipts.last}`} />}
        <Fact name={OVERVIEW.made} value={formatDateTime(madeAt)} />
        {hash && <Fact name={OVERVIEW.hash} value={hash} />}
      </dl>
      <p className="row">
        <a
          className="button button-line"
          href={buildAddress(calls.getDayOverviewPdf, { params: { shop, day: content.day } })}
          target="_blank"
          rel="noreferrer"
        >
          {OVERVIEW.pdf}
        </a>
      </p>
    </>
  );
}

const OpenBills = ({ bills }: { readonly bills: DayOverview['content']['openBills'] }) => (
  <div className="notice" data-kind="warn">
    <strong>{OVERVIEW.openBills(bills.length)}</strong>
    <ul className="books-bills">
      {bills.map(({ table, due }) => (
        <li key={table}>{`${OVERVIEW.table} ${table}: ${euro(due)}`}</li>
      ))}
    </ul>
    <p>{OVERVIEW.openBillsHelp}</p>
  </div>
);

interface TableProps {
  readonly table: NamedTable;
  readonly hasSum?: true;
  readonly help?: string;
}

function Table({ table, hasSum, help }: TableProps) {
  if (table.rows.length === (hasSum ? 1 : 0)) return null;
  return (
    <section className="report-part" aria-label={table.name}>
      <h3>{table.name}</h3>
      <ReportTable table={table} isWhole {...(hasSum && { hasSum })} />
      {help && <p className="soft">{help}</p>}
    </section>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="books-value">{value}</dd>
  </div>
);
