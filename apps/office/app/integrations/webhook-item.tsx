import * as calls from '@tischlein/contract/calls';
import type { NewWebhook, Webhook } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { INTEGRATIONS, WEBHOOK_EVENT_NAMES } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { useDeliveries } from './use-deliveries.ts';

const { webhooks: SAY } = INTEGRATIONS;

interface WebhookItemProps {
  readonly shop: string;
  readonly webhook: Webhook;
  readonly onChanged: () => Promise<void>;
  readonly onSecret: (secret: NewWebhook) => void;
}

/** A webhook: its address, its state and its deliveries. */
export function WebhookItem({ shop, webhook, onChanged, onSecret }: WebhookItemProps) {
  const { id, name, url, events, state, undelivered } = webhook;
  const params = { shop, webhook: id };
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [said, setSaid] = useState('');
  const deliveries = useDeliveries(params);
  const test = async (): Promise<void> => {
    const answer = await send(calls.testWebhook, { params });
    setSaid(answer.ok ? SAY.tested : answer.problem.message);
    await deliveries.read();
  };
  const remove = async (): Promise<void> => {
    const answer = await send(calls.removeWebhook, { params });
    if (!answer.ok) setSaid(answer.problem.message);
    await onChanged();
  };
  return (
    <article className="webhook" aria-label={name}>
      <div className="row integration-head">
        <h3>{name}</h3>
        <WebhookState state={state} undelivered={undelivered} />
        <button
          type="button"
          className="button button-line"
          aria-label={SAY.testLabel(name)}
          onClick={() => void test()}
        >
          {SAY.test}
        </button>
        <button
          type="button"
          className="button button-line"
          aria-label={SAY.editLabel(name)}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {SAY.edit}
        </button>
      </div>
      <Facts url={url} events={events} />
      <p role="status">{said}</p>
      {isEditing && (
        <EditWebhook
          webhook={webhook}
          params={params}
          onSecret={onSecret}
          onProblem={setSaid}
          onRemove={() => setRemoving(true)}
          onClosed={() => setEditing(false)}
          onSaved={async () => {
            setEditing(false);
            setSaid(SAY.saved);
            await onChanged();
          }}
        />
      )}
      <DeliveryLog name={name} deliveries={deliveries} />
      {isRemoving && (
        <ConfirmDialog
          title={SAY.removeTitle}
          texts={[SAY.removeText(name)]}
          confirm={SAY.remove}
          cancel={SAY.keep}
          onClosed={(isConfirmed) => {
            setRemoving(false);
            if (isConfirmed) void remove();
          }}
        />
      )}
    </article>
  );
}

const Facts = ({ url, events }: Pick<Webhook, 'url' | 'events'>) => (
  <dl className="facts">
    <div>
      <dt>{SAY.url}</dt>
      <dd>
        <code>{url}</code>
      </dd>
    </div>
    <div>
      <dt>{SAY.events}</dt>
      <dd>{events.map((event) => WEBHOOK_EVENT_NAMES[event]).join(', ')}</dd>
    </div>
  </dl>
);

const WebhookState = ({ state, undelivered }: Pick<Webhook, 'state' | 'undelivered'>) => {
  const isFine = state === 'active' && undelivered === 0;
  return (
    <span className="state" data-kind={isFine ? 'good' : state === 'paused' ? undefined : 'bad'}>
      {state === 'active' && undelivered > 0 ? SAY.undelivered(undelivered) : INTEGRATIONS.states[state]}
    </span>
  );
};
