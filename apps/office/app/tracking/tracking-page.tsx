import type { OfficeSession, VisitFigures } from '@tischlein/contract/office';
import { pageName, TRACKING_OFFICE, VISIT_FIGURES as SAY } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { TrackingSettings } from './tracking-settings.tsx';
import * as calls from '@tischlein/contract/calls';
import { useRemote } from '@tischlein/ui/use-remote';
import { decimal, wholeNumber } from '@tischlein/wording';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { Figure } from '../ui/figure.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { Table } from '../ui/table.tsx';
import { Segments } from '../ui/segments.tsx';
import '../styles/figures.css';
import '../styles/tracking.css';

interface TrackingPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** What was counted, whether visits are counted, and where (S3 A5). */
export function TrackingPage({ shop }: TrackingPageProps) {
  const { may } = useOffice();
  return (
    <OfficeFrame title={TRACKING_OFFICE.title}>
      <p className="soft">{TRACKING_OFFICE.help}</p>
      {may('books', 'read') && <VisitCounts shop={shop.id} />}
      {may('integrations', 'write') ? (
        <TrackingSettings shop={shop.id} />
      ) : (
        <p className="notice">{TRACKING_OFFICE.onlyOwners}</p>
      )}
    </OfficeFrame>
  );
}

type Period = keyof typeof SAY.periods;

/** Page views of all guests, and visits of those who have consented. */
function VisitCounts({ shop }: { readonly shop: string }) {
  const [period, setPeriod] = useState<`${Period}`>('30');
  const { value: figures, problem } = useRemote<VisitFigures>({
    key: `visits ${shop} ${period}`,
    read: () => send(calls.getVisitFigures, { params: { shop }, query: { days: Number(period) } }),
  });
  return (
    <>
      <Segments label={SAY.period} options={SAY.periods} value={period} onChange={setPeriod} />
      {problem && (
        <p className="notice" role="alert">
          {SAY.failed}
        </p>
      )}
      {figures && <PageViews figures={figures} />}
      {figures && <Visits figures={figures} />}
    </>
  );
}

function PageViews({ figures: { daily, pages, days, today } }: { readonly figures: VisitFigures }) {
  const all = daily.reduce((sum, { views }) => sum + views, 0);
  return (
    <OfficePart title={SAY.views}>
      <p className="soft">{SAY.viewsHelp}</p>
      {all === 0 ? (
        <p>{SAY.noViews}</p>
      ) : (
        <>
          <dl className="figures">
            <Figure name={SAY.allViews} value={wholeNumber(all)} />
            <Figure name={SAY.today} value={wholeNumber(daily.find(({ day }) => day === today)?.views ?? 0)} />
            <Figure name={SAY.perDay} value={average(all / days)} />
          </dl>
          <CountTable name={SAY.pages} unit={SAY.views} rows={sumByName(pages)} />
        </>
      )}
    </OfficePart>
  );
}

function Visits({ figures: { visits, referrers } }: { readonly figures: VisitFigures }) {
  return (
    <OfficePart title={SAY.visits}>
      <p className="soft">{SAY.visitsHelp}</p>
      {visits.visits === 0 ? (
        <p>{SAY.noVisits}</p>
      ) : (
        <dl className="figures">
          <Figure name={SAY.guests} value={wholeNumber(visits.guests)} />
          <Figure name={SAY.allVisits} value={wholeNumber(visits.visits)} />
          <Figure name={SAY.returning} value={wholeNumber(visits.returning)} />
          <Figure name={SAY.phones} value={wholeNumber(visits.phones)} />
          <Figure name={SAY.ordered} value={wholeNumber(visits.ordered)} />
        </dl>
      )}
      {referrers.length > 0 && (
        <CountTable name={SAY.referrers} unit={SAY.visits} rows={referrers.map((each) => [each.origin, each.visits])} />
      )}
    </OfficePart>
  );
}

/** A few views in many days are not none. */
const average = (value: number): string =>
  value < 10 ? decimal(Math.round(value * 10) / 10) : wholeNumber(Math.round(value));

type Row = readonly [name: string, count: number];

interface CountTableProps {
  readonly name: string;
  /** What is counted. */
  readonly unit: string;
  readonly rows: readonly Row[];
}

const CountTable = ({ name, unit, rows }: CountTableProps) => (
  <Table
    caption={name}
    isHeadHidden
    isDense
    onPhones="table"
    rows={rows}
    toKey={([title]) => title}
    columns={[
      { name, isHead: true, cell: ([title]) => title },
      { name: unit, isNumber: true, cell: ([, count]) => wholeNumber(count) },
    ]}
  />
);

/** Several addresses may have one name. */
function sumByName(pages: VisitFigures['pages']): readonly Row[] {
  const byName = Map.groupBy(pages, ({ page }) => pageName(page));
  return [...byName]
    .map(([name, all]): Row => [name, all.reduce((sum, { views }) => sum + views, 0)])
    .toSorted(([, left], [, right]) => right - left);
}
