import { formatIban } from '@tischlein/domain/group-order';
import { announce } from '@tischlein/ui/announce';
import { TextField } from '@tischlein/ui/field';
import { GROUP_WORDS } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { type FormEvent, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup } from '../../ordering/group-actions.ts';

/** Where members send their share; they get a code for it (S3 G14). */
export function IbanForm({ iban }: { readonly iban: string | null }) {
  const page = useShop();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const save = async (next: string | null, done: string): Promise<void> => {
    const answer = await changeGroup(page, { iban: next });
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) announce(done);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(typed, GROUP_WORDS.ibanSaved);
  };
  if (iban !== null)
    return (
      <div className="group-iban">
        <p>
          {formatIban(iban)}
          <small className="soft">{GROUP_WORDS.ibanSaved}</small>
        </p>
        <button className="link-button" type="button" onClick={() => void save(null, GROUP_PAGES.ibanRemoved)}>
          {GROUP_PAGES.removeIban}
        </button>
      </div>
    );
  return (
    <form className="group-iban" onSubmit={submit} noValidate>
      <TextField
        label={GROUP_WORDS.iban}
        help={GROUP_WORDS.ibanHelp}
        error={problem}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => setTyped(target.value)}
      />
      <button className="button button-line" type="submit">
        {GROUP_PAGES.saveIban}
      </button>
    </form>
  );
}
