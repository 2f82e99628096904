import type { WebhookDeliveries } from '@tischlein/contract/office';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Table } from '../ui/table.tsx';
import { formatDateTime } from '@tischlein/shop-time';
import type { Deliveries } from './use-deliveries.ts';

const { log: SAY } = INTEGRATIONS;

type Delivery = WebhookDeliveries[number];

interface DeliveryLogProps {
  readonly name: string;
  readonly deliveries: Deliveries;
}

/** What was sent to a webhook, newest first. */
export function DeliveryLog({ name, deliveries: { value, problem, resend } }: DeliveryLogProps) {
  const [said, setSaid] = useState('');
  const again = async (delivery: Delivery): Promise<void> => setSaid((await resend(delivery.id)) ? SAY.resent : '');
  return (
    <>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{said}</p>
      {value?.length === 0 && <p className="soft">{SAY.none}</p>}
      {value && value.length > 0 && (
        <Table
          label={SAY.title(name)}
          rows={value}
          toKey={({ id }) => id}
          columns={[
            { name: SAY.columns.time, isHead: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
            { name: SAY.columns.event, cell: (delivery) => <Sent delivery={delivery} /> },
            { name: SAY.columns.order, cell: ({ orderNumber }) => orderNumber },
            { name: SAY.columns.answer, cell: (delivery) => <Answer delivery={delivery} /> },
            {
              name: SAY.columns.next,
              cell: ({ attempts, nextAttemptAt }) =>
                attempts.length > 0 && nextAttemptAt !== null ? formatDateTime(nextAttemptAt) : '–',
            },
            {
              name: INTEGRATIONS.actions,
              isNameHidden: true,
              cell: (delivery) => <Resend delivery={delivery} onResend={() => void again(delivery)} />,
            },
          ]}
        />
      )}
    </>
  );
}

interface OfDelivery {
  readonly delivery: Delivery;
}

const Sent = ({ delivery: { event, payload, attempts } }: OfDelivery) => (
  <details>
    <summary>
      <code>{event}</code>
    </summary>
    <pre aria-label={SAY.content}>{[payload, ...attempts.map(({ answer }) => answer)].join('\n')}</pre>
  </details>
);

const Answer = ({ delivery }: OfDelivery) => (
  <>
    <span className="state" data-kind={toKind(delivery)}>
      {describeAnswer(delivery.attempts)}
    </span>
    {delivery.attempts.length > 1 && <small>{SAY.attempts(delivery.attempts.length)}</small>}
  </>
);

const Resend = ({ delivery, onResend }: OfDelivery & { readonly onResend: () => void }) =>
  delivery.attempts.length > 0 && (
    <div className="row table-buttons">
      <button
        type="button"
        className={`button ${delivery.outcome === 'delivered' ? 'button-quiet' : 'button-line'}`}
        aria-label={SAY.resendLabel(delivery.event, formatDateTime(delivery.createdAt))}
        onClick={onResend}
      >
        {SAY.resend}
      </button>
    </div>
  );

const toKind = ({ outcome, attempts }: Delivery): 'good' | 'bad' | undefined => {
  if (attempts.length === 0) return undefined;
  return outcome === 'delivered' ? 'good' : 'bad';
};

const SECONDS = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function describeAnswer(attempts: Delivery['attempts']): string {
  const last = attempts.at(-1);
  if (!last) return SAY.waiting;
  const seconds = SECONDS.format(last.durationMs / 1000);
  return last.status === null ? SAY.noAnswer(seconds) : SAY.answer(last.status, seconds);
}
