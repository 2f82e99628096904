import * as calls from '@tischlein/contract/calls';
import type { PrintJob } from '@tischlein/contract/office';
import { PRINTING } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

interface OpenJobsProps {
  readonly shop: string;
  readonly jobs: readonly PrintJob[];
  readonly onDecided: () => Promise<void>;
}

const DECISIONS = [
  ['repeat', PRINTING.repeat],
  ['printed', PRINTING.isPrinted],
  ['discard', PRINTING.discard],
] as const;

/** Slips in doubt, and slips that failed: a person decides. */
export function OpenJobs({ shop, jobs, onDecided }: OpenJobsProps) {
  const { said, submit } = useSubmit();
  const decide = async (job: string, decision: (typeof DECISIONS)[number][0]): Promise<void> => {
    await submit(() => send(calls.decidePrintJob, { params: { shop, job }, body: { decision } }));
    await onDecided();
  };
  return (
    <section className="well print-jobs" aria-labelledby="print-jobs">
      <h2 id="print-jobs">{PRINTING.jobs}</h2>
      <p>{PRINTING.jobsHelp}</p>
      <Said said={said} />
      <ul className="lines">
        {jobs.map(({ id, slip, orderNumber, printer, state, createdAt }) => {
          const name = PRINTING.job(slip, orderNumber);
          return (
            <li key={id} className="row">
              <div>
                <strong>{name}</strong>
                <small>{[printer, PRINTING.states[state], formatDateTime(createdAt)].join(' · ')}</small>
              </div>
              <div className="form-buttons">
                {DECISIONS.map(([decision, words]) => (
                  <button
                    key={decision}
                    type="button"
                    className={decision === 'discard' ? 'button button-quiet' : 'button button-line'}
                    aria-label={PRINTING.onJob(words, name)}
                    onClick={() => void decide(id, decision)}
                  >
                    {words}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
