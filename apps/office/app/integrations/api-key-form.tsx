import * as calls from '@tischlein/contract/calls';
import type { NewApiKey } from '@tischlein/contract/office';
import { addDays, parseShopDay } from '@tischlein/domain';
import { API_SCOPES, type ApiScope } from '@tischlein/domain/staff';
import { TextField } from '@tischlein/ui/field';
import { midnightInShop } from '@tischlein/shop-time';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { ChoiceList } from './choice-list.tsx';

const { keys: SAY } = INTEGRATIONS;

interface ApiKeyFormProps {
  readonly shop: string;
  readonly onCreated: (key: NewApiKey) => void;
  readonly onClosed: () => void;
}

export function ApiKeyForm({ shop, onCreated, onClosed }: ApiKeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState('');
  const [isSent, setSent] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    if (scopes.length === 0) return;
    const lastDay = parseShopDay(until);
    const expiresAt = lastDay && midnightInShop(addDays(lastDay, 1));
    const answer = await send(calls.addApiKey, { params: { shop }, body: { name, scopes: [...scopes], expiresAt } });
    if (answer.ok) onCreated(answer.value);
    else setProblem(answer.problem.message);
  };
  return (
    <form className="integration-form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={SAY.name}
        help={SAY.nameHelp}
        error={problem}
        maxLength={80}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ChoiceList
        label={SAY.scopes}
        names={INTEGRATIONS.scopes}
        values={API_SCOPES}
        chosen={scopes}
        error={isSent && scopes.length === 0 ? SAY.scopesMissing : ''}
        onChange={setScopes}
      />
      <TextField
        label={SAY.expires}
        help={SAY.expiresHelp}
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <p className="integration-buttons">
        <button type="submit" className="button button-main">
          {SAY.add}
        </button>
        <button type="button" className="button button-quiet" onClick={onClosed}>
          {INTEGRATIONS.cancel}
        </button>
      </p>
    </form>
  );
}
