import * as calls from '@tischlein/contract/calls';
import { TextField } from '@tischlein/ui/field';
import { DESK, LAUNCH } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';

/** Creates the first shop of an installation, and leads to its checklist. */
export function FirstShop({ signOut }: { readonly signOut: () => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await send(calls.createDraft, { body: { name: name.trim() } });
    if (!answer.ok) return setProblem(answer.problem.message);
    // The session lists the shops.
    location.assign(`/office/${answer.value.slug}/eroeffnen`);
  };
  return (
    <main className="office-page">
      <title>{LAUNCH.first.title}</title>
      <h1>{LAUNCH.first.title}</h1>
      <p>{LAUNCH.first.lead}</p>
      <form className="launch-form" onSubmit={(event) => void submit(event)}>
        <TextField
          label={LAUNCH.first.name}
          error={problem || null}
          required
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="pay-buttons">
          <button type="submit" className="button button-main" disabled={name.trim() === ''}>
            {LAUNCH.first.create}
          </button>
          <button type="button" className="button button-quiet" onClick={signOut}>
            {DESK.signOut}
          </button>
        </div>
      </form>
    </main>
  );
}
