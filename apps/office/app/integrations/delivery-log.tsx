import type { WebhookDeliveries } from '@tischlein/contract/office';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { formatDateTime } from '../values/clock.ts';
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
        <table className="integration-table" aria-label={SAY.title(name)}>
          <thead>
            <tr>
              <th scope="col">{SAY.columns.time}</th>
              <th scope="col">{SAY.columns.event}</th>
              <th scope="col">{SAY.columns.order}</th>
              <th scope="col">{SAY.columns.answer}</th>
              <th scope="col">{SAY.columns.next}</th>
              <th scope="col">
                <span className="visually-hidden">{INTEGRATIONS.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {value.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onResend={() => void again(delivery)} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function DeliveryRow({ delivery, onResend }: { readonly delivery: Delivery; readonly onResend: () => void }) {
  const { event, orderNumber, createdAt, outcome, nextAttemptAt, attempts, payload } = delivery;
  const time = formatDateTime(createdAt);
  return (
    <tr>
      <td>{time}</td>
      <td>
        <details>
          <summary>
            <code>{event}</code>
          </summary>
          <pre aria-label={SAY.content}>{[payload, ...attempts.map(({ answer }) => answer)].join('\n')}</pre>
        </details>
      </td>
      <td>{orderNumber}</td>
      <td>
        <span className="webhook-state" data-kind={toKind(delivery)}>
          {describeAnswer(attempts)}
        </span>
        {attempts.length > 1 && <small>{SAY.attempts(attempts.length)}</small>}
      </td>
      <td>{attempts.length > 0 && nextAttemptAt !== null ? formatDateTime(nextAttemptAt) : '–'}</td>
      <td className="integration-buttons">
        {attempts.length > 0 && (
          <button
            type="button"
            className={`button ${outcome === 'delivered' ? 'button-quiet' : 'button-line'}`}
            aria-label={SAY.resendLabel(event, time)}
            onClick={onResend}
          >
            {SAY.resend}
          </button>
        )}
      </td>
    </tr>
  );
}

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
