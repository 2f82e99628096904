import * as calls from '@tischlein/contract/calls';
import type { NewWebhook, Webhook } from '@tischlein/contract/office';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { WebhookForm } from './webhook-form.tsx';

const { webhooks: SAY } = INTEGRATIONS;

interface EditWebhookProps {
  readonly webhook: Webhook;
  readonly params: { readonly shop: string; readonly webhook: string };
  readonly onSecret: (secret: NewWebhook) => void;
  readonly onProblem: (message: string) => void;
  readonly onRemove: () => void;
  readonly onClosed: () => void;
  readonly onSaved: () => Promise<void>;
}

/** Changes a webhook, replaces its secret, or leads to its removal. */
export function EditWebhook({ webhook, params, onSecret, onProblem, onRemove, onClosed, onSaved }: EditWebhookProps) {
  const renew = async (): Promise<void> => {
    const answer = await send(calls.changeWebhookSecret, { params });
    if (answer.ok) onSecret(answer.value);
    else onProblem(answer.problem.message);
  };
  return (
    <>
      <WebhookForm
        webhook={webhook}
        submit={SAY.save}
        onClosed={onClosed}
        save={(body) => send(calls.saveWebhook, { params, body })}
        onSaved={() => void onSaved()}
      />
      <p className="row">
        <button type="button" className="button button-line" onClick={() => void renew()}>
          {SAY.newSecret}
        </button>
        <button type="button" className="button button-quiet" onClick={onRemove}>
          {SAY.remove}
        </button>
        <small>{SAY.newSecretHelp}</small>
      </p>
    </>
  );
}
