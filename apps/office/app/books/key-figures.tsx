import type { ReportAnswer } from '@tischlein/contract/office';
import { averageOrder, calculatePunctuality, countOrders, sumTakings } from '@tischlein/domain/books';
import { sum } from '@tischlein/domain';
import { euro, wholeNumber } from '@tischlein/wording';
import { changeInEuro, changeInNumber, changeInPercent, nameReportPeriod, REPORT } from '@tischlein/wording/office';

/** The five figures that come first, each beside that of the period before. */
export function KeyFigures({ report }: { readonly report: ReportAnswer }) {
  const { figures, before, previous } = report;
  const { totals } = figures;
  const { waiting } = totals;
  const [takings, takingsBefore] = [totals, before].map(({ takings: all }) => sumTakings(all));
  const [orders, ordersBefore] = [totals, before].map(countOrders);
  const punctuality = calculatePunctuality(totals);
  const punctualityBefore = calculatePunctuality(before);
  const tips = sum(totals.tips.map(({ received, refunded }) => sum([received, refunded])));
  const change = changeInPercent(takings ?? 0, takingsBefore ?? 0);
  return (
    <dl className="figures">
      <Figure
        name={REPORT.takings}
        value={euro(sumTakings(totals.takings))}
        change={change && REPORT.against(change, nameReportPeriod('range', previous))}
        isGood={(takings ?? 0) >= (takingsBefore ?? 0)}
        about={tips === 0 ? '' : REPORT.plusTips(euro(tips))}
      />
      <Figure
        name={REPORT.orders}
        value={wholeNumber(orders ?? 0)}
        change={ordersBefore ? changeInNumber(orders ?? 0, ordersBefore) : ''}
        isGood={(orders ?? 0) >= (ordersBefore ?? 0)}
        about={waiting.count === 0 ? '' : REPORT.waiting(waiting.count, waiting.amount)}
      />
      <Figure
        name={REPORT.average}
        value={euro(averageOrder(totals))}
        change={ordersBefore && orders ? changeInEuro(averageOrder(totals), averageOrder(before)) : ''}
        isGood={averageOrder(totals) >= averageOrder(before)}
        about={REPORT.averageHelp}
      />
      <Figure
        name={REPORT.punctual}
        value={punctuality === null ? '–' : toPercent(punctuality)}
        change={
          punctuality === null || punctualityBefore === null
            ? ''
            : REPORT.points(Math.round((punctuality - punctualityBefore) / 100))
        }
        isGood={(punctuality ?? 0) >= (punctualityBefore ?? 0)}
        about={punctuality === null ? REPORT.notMeasured : REPORT.punctualHelp(totals.promises.measured)}
      />
      <Figure
        name={REPORT.refused}
        value={wholeNumber(totals.refused + totals.cancelled)}
        change=""
        isGood
        about={REPORT.refusedHelp(totals.refused, totals.cancelled)}
      />
    </dl>
  );
}

const toPercent = (basisPoints: number): string => `${Math.round(basisPoints / 100)}\u00a0%`;

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly change: string;
  readonly isGood: boolean;
  readonly about?: string;
}

const Figure = ({ name, value, change, isGood, about = '' }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {change && <small data-change={isGood ? 'up' : 'down'}>{change}</small>}
      {about && <small>{about}</small>}
    </dd>
  </div>
);
