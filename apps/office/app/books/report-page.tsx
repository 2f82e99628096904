import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { OfficeSession, ReportAnswer } from '@tischlein/contract/office';
import { REPORT_TABLES, type ReportTable as TableName } from '@tischlein/domain/books';
import { useRemote } from '@tischlein/ui/use-remote';
import { listReportTable } from '@tischlein/documents/books';
import { REPORT, REPORT_TABLE_NAMES } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { isOverseer } from '@tischlein/domain/staff';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { send } from '../api/send.ts';
import { Loading } from '../ui/loading.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MonthlyMailChoice } from './monthly-mail.tsx';
import { OrderHeat } from './order-heat.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportTable } from './report-table.tsx';
import { ShareList } from './share-list.tsx';
import { TakingsChart } from './takings-chart.tsx';
import { type ChosenPeriod, usePeriod } from './use-period.ts';
import '../styles/books.css';
import '../styles/figures.css';

/** The figures of a day, week, month, year or any range. */
export function ReportPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const [period, choose] = usePeriod();
  const query = toQuery(period);
  const { value, problem } = useRemote<ReportAnswer>({
    key: `${shop.id} ${JSON.stringify(query)}`,
    read: () => send(calls.getReport, { params: { shop: shop.id }, query }),
  });
  return (
    <OfficeFrame title={REPORT.title} isWide>
      <PeriodChoice period={period} onChange={choose} />
      {value && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {!value && <Loading problem={problem} words={REPORT.loading} />}
      {value && <ReportParts report={value} shop={shop.id} period={period} />}
    </OfficeFrame>
  );
}

const toQuery = ({ kind, from, to }: ChosenPeriod) => (kind === 'range' ? { kind, from, to } : { kind, from });

interface PartsProps {
  readonly report: ReportAnswer;
  readonly shop: string;
  readonly period: ChosenPeriod;
}

function ReportParts({ report, shop, period }: PartsProps) {
  const { lists } = report.figures;
  const listTable = (name: TableName) => listReportTable(name, report);
  return (
    <>
      <KeyFigures report={report} />
      <TakingsChart report={report} />
      <div className="report-columns">
        <Part title={REPORT_TABLE_NAMES.types}>
          <ShareList table={listTable('types')} />
        </Part>
        <Part title={REPORT_TABLE_NAMES.methods}>
          <ShareList table={listTable('methods')} />
          <p className="soft">{REPORT.tillHelp}</p>
        </Part>
        <Part title={REPORT_TABLE_NAMES.vat}>
          <ReportTable table={listTable('vat')} />
        </Part>
        {report.branches.length > 0 && (
          <Part title={REPORT.branches}>
            <ShareList table={listTable('branches')} />
          </Part>
        )}
      </div>
      <div className="report-columns" data-wide="">
        <Part title={REPORT_TABLE_NAMES.dishes}>
          <ReportTable table={listTable('dishes')} />
        </Part>
        <Part title={REPORT.heat}>
          <OrderHeat weekdays={report.weekdays} />
        </Part>
      </div>
      <div className="report-columns">
        <ReportFacts report={report} />
        {lists.offers.length > 0 && (
          <Part title={REPORT_TABLE_NAMES.offers}>
            <ReportTable table={listTable('offers')} />
          </Part>
        )}
        {lists.coupons.length > 0 && (
          <Part title={REPORT_TABLE_NAMES.coupons}>
            <ReportTable table={listTable('coupons')} />
          </Part>
        )}
        {lists.postcodes.length > 0 && (
          <Part title={REPORT_TABLE_NAMES.postcodes}>
            <ReportTable table={listTable('postcodes')} />
          </Part>
        )}
        {lists.reasons.length > 0 && (
          <Part title={REPORT_TABLE_NAMES.refusals}>
            <ReportTable table={listTable('refusals')} />
          </Part>
        )}
      </div>
      <Exports report={report} shop={shop} period={period} />
    </>
  );
}

function Exports({ report, shop, period }: PartsProps) {
  const { session, shop: office } = useOffice();
  return (
    <Part title={REPORT.exportTitle}>
      <p className="row">
        <a
          className="button button-line"
          download
          href={buildAddress(calls.exportReport, { params: { shop }, query: toQuery(period) })}
        >
          {REPORT.xlsx}
        </a>
        {REPORT_TABLES.filter((table) => listReportTable(table, report).rows.length > 0).map((table) => (
          <a
            key={table}
            className="button button-quiet"
            download
            aria-label={REPORT.nameCsv(REPORT_TABLE_NAMES[table])}
            href={buildAddress(calls.exportReportCsv, { params: { shop }, query: { ...toQuery(period), table } })}
          >
            {`${REPORT_TABLE_NAMES[table]} (${REPORT.csv})`}
          </a>
        ))}
      </p>
      {/* The mail is about all branches. */}
      {!isOverseer(session.role, office) && <MonthlyMailChoice shop={shop} />}
    </Part>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="report-part">
    <h2>{title}</h2>
    {children}
  </section>
);
