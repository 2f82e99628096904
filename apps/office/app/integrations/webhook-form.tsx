import type { Webhook, WebhookRequest } from '@tischlein/contract/office';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@tischlein/domain/integrations';
import { TextField } from '@tischlein/ui/field';
import { INTEGRATIONS, WEBHOOK_EVENT_NAMES } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { ChoiceList } from './choice-list.tsx';

const { webhooks: SAY } = INTEGRATIONS;

interface WebhookFormProps {
  /** Absent: a new one. */
  readonly webhook?: Webhook;
  /** Words on the button. */
  readonly submit: string;
  /** Returns the problem; '' if it is saved. */
  readonly save: (request: WebhookRequest) => Promise<string>;
  readonly onClosed: () => void;
}

export function WebhookForm({ webhook, submit: words, save, onClosed }: WebhookFormProps) {
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? WEBHOOK_EVENTS);
  const [isActive, setActive] = useState(webhook ? webhook.state === 'active' : true);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (events.length > 0) setProblem(await save({ name, url, events: [...events], isActive }));
  };
  return (
    <form className="integration-form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={SAY.name}
        maxLength={80}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={SAY.url}
        help={SAY.urlHelp}
        error={problem}
        type="url"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={500}
        required
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <ChoiceList
        label={SAY.events}
        names={WEBHOOK_EVENT_NAMES}
        values={WEBHOOK_EVENTS}
        chosen={events}
        error={events.length === 0 ? SAY.eventsMissing : ''}
        onChange={setEvents}
      />
      {webhook && (
        <label className="choice">
          <input type="checkbox" checked={isActive} onChange={({ target }) => setActive(target.checked)} />
          <span>{SAY.isActive}</span>
        </label>
      )}
      <p className="integration-buttons">
        <button type="submit" className="button button-main">
          {words}
        </button>
        <button type="button" className="button button-quiet" onClick={onClosed}>
          {INTEGRATIONS.cancel}
        </button>
      </p>
    </form>
  );
}
