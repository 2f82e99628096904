import * as calls from '@tischlein/contract/calls';
import type { NewApiKey } from '@tischlein/contract/office';
import { addDays, parseShopDay } from '@tischlein/domain';
import { API_SCOPES, type ApiScope } from '@tischlein/domain/staff';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { midnightInShop } from '@tischlein/shop-time';
import { useForm } from '@tischlein/ui/use-form';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { ChoiceList } from '../ui/choice-list.tsx';

const { keys: SAY } = INTEGRATIONS;

interface ApiKeyFormProps {
  readonly shop: string;
  readonly onCreated: (key: NewApiKey) => void;
  readonly onClosed: () => void;
}

interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** The last day; '': without an end. */
  readonly until: string;
}

const EMPTY: KeyDraft = { name: '', scopes: [], until: '' };

export function ApiKeyForm({ shop, onCreated, onClosed }: ApiKeyFormProps) {
  const form = useForm({
    first: EMPTY,
    check: ({ scopes }) => ({ scopes: scopes.length === 0 && SAY.scopesMissing }),
    send: ({ name, scopes, until }) =>
      send(calls.addApiKey, { params: { shop }, body: { name, scopes: [...scopes], expiresAt: toExpiry(until) } }),
    done: onCreated,
  });
  return (
    <Form
      form={form}
      className="stack box integration-form"
      isFocused
      submit={SAY.add}
      cancel={{ label: INTEGRATIONS.cancel, onCancel: onClosed }}
    >
      <TextField label={SAY.name} help={SAY.nameHelp} maxLength={80} required {...form.text('name')} />
      <ChoiceList label={SAY.scopes} names={INTEGRATIONS.scopes} values={API_SCOPES} {...form.field('scopes')} />
      <TextField label={SAY.expires} help={SAY.expiresHelp} type="date" {...form.text('until')} />
    </Form>
  );
}

function toExpiry(until: string): string | null {
  const lastDay = parseShopDay(until);
  return lastDay && midnightInShop(addDays(lastDay, 1));
}
