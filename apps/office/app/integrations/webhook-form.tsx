import type { Webhook, WebhookRequest } from '@tischlein/contract/office';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@tischlein/domain/integrations';
import { TextField } from '@tischlein/ui/field';
import type { Answer } from '@tischlein/ui/answer';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { INTEGRATIONS, WEBHOOK_EVENT_NAMES } from '@tischlein/wording/office';
import { ChoiceList } from '../ui/choice-list.tsx';
import { Tick } from '../ui/tick.tsx';

const { webhooks: SAY } = INTEGRATIONS;

interface WebhookFormProps<Saved> {
  /** Absent: a new one. */
  readonly webhook?: Webhook;
  /** Words on the button. */
  readonly submit: string;
  readonly save: (request: WebhookRequest) => Promise<Answer<Saved>>;
  readonly onSaved: (saved: Saved) => void;
  readonly onClosed: () => void;
}

interface WebhookDraft extends Pick<Webhook, 'name' | 'url'> {
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
}

const NEW: WebhookDraft = { name: '', url: '', events: WEBHOOK_EVENTS, isActive: true };

export function WebhookForm<Saved>({ webhook, submit, save, onSaved, onClosed }: WebhookFormProps<Saved>) {
  const form = useForm({
    first: webhook ? { ...webhook, isActive: webhook.state === 'active' } : NEW,
    check: ({ events }) => ({ events: events.length === 0 && SAY.eventsMissing }),
    send: ({ name, url, events, isActive }) => save({ name, url, events: [...events], isActive }),
    problemFields: { webhookAddressRefused: 'url' },
    done: onSaved,
  });
  return (
    <Form
      form={form}
      className="stack box integration-form"
      isFocused
      submit={submit}
      cancel={{ label: INTEGRATIONS.cancel, onCancel: onClosed }}
    >
      <TextField label={SAY.name} maxLength={80} required {...form.text('name')} />
      <TextField
        label={SAY.url}
        help={SAY.urlHelp}
        type="url"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={500}
        required
        {...form.text('url')}
      />
      <ChoiceList label={SAY.events} names={WEBHOOK_EVENT_NAMES} values={WEBHOOK_EVENTS} {...form.field('events')} />
      {webhook && (
        <Tick label={SAY.isActive} isOn={form.values.isActive} onChange={(isActive) => form.set({ isActive })} />
      )}
    </Form>
  );
}
