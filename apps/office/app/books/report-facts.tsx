import type { ReportAnswer } from '@tischlein/contract/office';
import { sum } from '@tischlein/domain';
import { euro, wholeNumber } from '@tischlein/wording';
import { REPORT } from '@tischlein/wording/office';

/** Guests, promised minutes, and what the takings include. */
export function ReportFacts({ report }: { readonly report: ReportAnswer }) {
  const { totals } = report.figures;
  const { promises, documents } = totals;
  const average = (all: number, count: number): string =>
    count === 0 ? '–' : REPORT.inMinutes(Math.round(all / count));
  return (
    <>
      <Facts
        title={REPORT.guests}
        facts={[
          [REPORT.newGuests, wholeNumber(totals.newGuests)],
          [REPORT.returning, wholeNumber(totals.returningOrders)],
        ]}
      />
      <Facts
        title={REPORT.minutes}
        facts={[
          [REPORT.promised, average(promises.promisedMinutes, promises.promised)],
          [REPORT.actual, average(promises.actualMinutes, promises.handedOver)],
          [
            REPORT.late,
            promises.measured === 0 ? '–' : REPORT.lateMinutes(Math.round(promises.lateMinutes / promises.measured)),
          ],
        ]}
      />
      <Facts
        title={REPORT.included}
        facts={[
          [REPORT.fees, euro(totals.deliveryFees)],
          [REPORT.deposits, euro(totals.deposits)],
          [REPORT.discounts, euro(totals.discounts)],
          [REPORT.refunds, euro(sum([documents.refund.amount, documents.cancellation.amount]))],
          [REPORT.tips, euro(sum(totals.tips.map(({ received, refunded }) => sum([received, refunded]))))],
        ]}
        help={REPORT.tipsHelp}
      />
    </>
  );
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly help?: string;
}

const Facts = ({ title, facts, help }: FactsProps) => (
  <section className="report-part">
    <h2>{title}</h2>
    <dl className="sums">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {help && <p className="soft">{help}</p>}
  </section>
);
