import type { ReportAnswer } from '@tischlein/contract/office';
import { euro } from '@tischlein/wording';
import { listReportTable } from '@tischlein/documents/books';
import { nameBar, nameStep, REPORT } from '@tischlein/wording/office';
import { ReportTable } from './report-table.tsx';

const HEIGHT = 100;
const SLOT = 10;
const GAP = 1;

/** The takings as bars, with a dashed line for the period before. The same as a table below. */
export function TakingsChart({ report }: { readonly report: ReportAnswer }) {
  const { bars, step } = report;
  const highest = Math.max(1, ...bars.flatMap(({ takings, takingsBefore }) => [takings, takingsBefore]));
  const [best] = bars.toSorted((left, right) => right.takings - left.takings);
  const toHeight = (amount: number): number => (Math.max(0, amount) / highest) * HEIGHT;
  const title = REPORT.charts[step];
  if (!best) return null;
  return (
    <section className="report-part" aria-labelledby="chart">
      <div className="row ends">
        <h2 id="chart">{title}</h2>
        <small>{REPORT.beforeBar}</small>
      </div>
      <svg
        className="report-chart"
        viewBox={`0 0 ${bars.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={REPORT.chartLabel(title, nameStep(step, best.key), euro(best.takings))}
      >
        {bars.map(({ key, takings, takingsBefore }, index) => (
          <g key={key}>
            <rect
              x={index * SLOT + GAP / 2}
              y={HEIGHT - toHeight(takings)}
              width={SLOT - GAP}
              height={toHeight(takings)}
            />
            {takingsBefore > 0 && (
              <line
                x1={index * SLOT + GAP / 2}
                x2={(index + 1) * SLOT - GAP / 2}
                y1={HEIGHT - toHeight(takingsBefore)}
                y2={HEIGHT - toHeight(takingsBefore)}
              />
            )}
          </g>
        ))}
      </svg>
      <div className="report-chart-names" aria-hidden="true">
        {bars.map(({ key }) => (
          <span key={key}>{nameBar(step, key)}</span>
        ))}
      </div>
      <details>
        <summary>{REPORT.chartAs}</summary>
        <ReportTable table={listReportTable('days', report)} />
      </details>
    </section>
  );
}
