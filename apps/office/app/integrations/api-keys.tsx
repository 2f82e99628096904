import * as calls from '@tischlein/contract/calls';
import type { ApiKey, NewApiKey } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { longDate } from '@tischlein/wording';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { dayInShop, formatDateTime } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { SecretDialog } from '../ui/secret-dialog.tsx';
import { Table } from '../ui/table.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { IntegrationSection } from './integration-section.tsx';

const { keys: SAY } = INTEGRATIONS;

/** The API keys of a shop. */
export function ApiKeys({ shop }: { readonly shop: string }) {
  const { value, problem, read } = useRemote<readonly ApiKey[]>({
    key: shop,
    read: () => send(calls.listApiKeys, { params: { shop } }),
  });
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const [said, setSaid] = useState('');
  const revoke = async ({ id, name }: ApiKey): Promise<void> => {
    const answer = await send(calls.removeApiKey, { params: { shop, key: id } });
    setSaid(answer.ok ? SAY.revoked(name) : answer.problem.message);
    await read();
  };
  return (
    <IntegrationSection
      id="keys"
      words={SAY}
      icon="key"
      entries={value}
      problem={problem}
      isAdding={isAdding}
      setAdding={setAdding}
      form={
        <ApiKeyForm
          shop={shop}
          onClosed={() => setAdding(false)}
          onCreated={(key) => {
            setAdding(false);
            setCreated(key);
            void read();
          }}
        />
      }
    >
      <p role="status">{said}</p>
      {value && value.length > 0 && <KeyTable keys={value} onRevoke={setAsked} />}
      {created && (
        <SecretDialog
          title={SAY.created(created.key.name)}
          texts={[INTEGRATIONS.secret.once]}
          secret={created.secret}
          words={INTEGRATIONS.secret}
          onClosed={() => setCreated(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={SAY.revokeTitle}
          texts={[SAY.revokeText(asked.name)]}
          confirm={SAY.revoke}
          cancel={SAY.keep}
          onClosed={(isConfirmed) => {
            setAsked(null);
            if (isConfirmed) void revoke(asked);
          }}
        />
      )}
    </IntegrationSection>
  );
}

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
}

const KeyTable = ({ keys, onRevoke }: KeyTableProps) => (
  <Table
    rows={keys}
    toKey={({ id }) => id}
    columns={[
      { name: SAY.columns.name, isHead: true, cell: ({ name }) => name },
      { name: SAY.columns.key, cell: ({ id }) => <code>tsl_live_{id}…</code> },
      {
        name: SAY.columns.scopes,
        cell: ({ scopes }) => scopes.map((scope) => INTEGRATIONS.scopes[scope]).join(', '),
      },
      { name: SAY.columns.used, cell: describeUse },
      {
        name: INTEGRATIONS.actions,
        isNameHidden: true,
        cell: (key) => (
          <div className="row table-buttons">
            <button
              type="button"
              className="button button-quiet"
              aria-label={SAY.revokeLabel(key.name)}
              onClick={() => onRevoke(key)}
            >
              {SAY.revoke}
            </button>
          </div>
        ),
      },
    ]}
  />
);

const describeUse = ({ lastUsedAt, expiresAt }: ApiKey) => (
  <>
    {lastUsedAt === null ? SAY.never : formatDateTime(lastUsedAt)}
    {expiresAt !== null && <small>{describeExpiry(expiresAt)}</small>}
  </>
);

const describeExpiry = (expiresAt: string): string =>
  Date.parse(expiresAt) <= Date.now() ? SAY.isExpired : SAY.validUntil(longDate(dayInShop(Date.parse(expiresAt) - 1)));
