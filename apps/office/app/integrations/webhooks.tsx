import * as calls from '@tischlein/contract/calls';
import type { NewWebhook, Webhook } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { IntegrationSection } from './integration-section.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

const { webhooks: SAY } = INTEGRATIONS;
const AGAIN_AFTER_MS = 5000;

/** The webhooks of a shop, each with its log. */
export function Webhooks({ shop }: { readonly shop: string }) {
  const { value, problem, read } = useRemote<readonly Webhook[]>({
    key: shop,
    read: () => send(calls.listWebhooks, { params: { shop } }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<NewWebhook | null>(null);
  return (
    <IntegrationSection
      id="webhooks"
      words={SAY}
      icon="plug"
      entries={value}
      problem={problem}
      isAdding={isAdding}
      setAdding={setAdding}
      form={
        <WebhookForm
          submit={SAY.add}
          onClosed={() => setAdding(false)}
          save={(body) => send(calls.addWebhook, { params: { shop }, body })}
          onSaved={(added) => {
            setAdding(false);
            setCreated(added);
            void read();
          }}
        />
      }
    >
      {value?.map((webhook) => (
        <WebhookItem key={webhook.id} shop={shop} webhook={webhook} onChanged={read} onSecret={setCreated} />
      ))}
      {created && (
        <SecretDialog
          title={SAY.created(created.webhook.name)}
          texts={[SAY.createdHelp, INTEGRATIONS.secret.once]}
          secret={created.secret}
          words={INTEGRATIONS.secret}
          onClosed={() => setCreated(null)}
        />
      )}
    </IntegrationSection>
  );
}
