import type { ContactBlockRequest } from '@tischlein/contract/office';
import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import { BLOCK_SCOPES, type BlockScope } from '@tischlein/domain/guests';
import { TextField } from '@tischlein/ui/field';
import { useStore } from '@tischlein/ui/store';
import { BLOCKS } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { todayInShop } from '@tischlein/shop-time';
import { OfficePart } from '../ui/office-part.tsx';
import { wantedContact } from './wanted-contact.ts';

interface BlockFormProps {
  /** Returns whether it was saved. */
  readonly onBlock: (request: ContactBlockRequest) => Promise<boolean>;
}

/** Blocks a phone number or an e-mail address; that of a guest's page is filled in. */
export function BlockForm({ onBlock }: BlockFormProps) {
  const [contact, setContact] = useState(useStore(wantedContact));
  const [scope, setScope] = useState<BlockScope>('cash');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = contact.trim();
    const isContact = isEmail(typed) || (/\d/.test(typed) && phoneProblems(typed).length === 0);
    setError(isContact ? '' : BLOCKS.contactInvalid);
    if (!isContact || !(await onBlock({ contact: typed, scope, reason, until: until || null }))) return;
    wantedContact.set('');
    setContact('');
    setReason('');
    setUntil('');
  };
  return (
    <OfficePart title={BLOCKS.blockTitle}>
      <form className="guest-block" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={BLOCKS.contact}
          error={error}
          autoComplete="off"
          maxLength={200}
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
        <TextField
          label={BLOCKS.reason}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <fieldset className="guest-scopes">
          <legend>{BLOCKS.scope}</legend>
          {BLOCK_SCOPES.map((each) => (
            <label key={each} className="check-row">
              <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
              {BLOCKS.scopes[each]}
            </label>
          ))}
        </fieldset>
        <TextField
          label={BLOCKS.until}
          type="date"
          min={todayInShop()}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <button type="submit" className="button button-main">
          {BLOCKS.block}
        </button>
      </form>
    </OfficePart>
  );
}
