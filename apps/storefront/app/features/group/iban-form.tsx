import { formatIban } from '@tischlein/domain/group-order';
import { announce } from '@tischlein/ui/announce';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { GROUP_WORDS } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup } from '../../ordering/group-actions.ts';

/** Where members send their share; they get a code for it (S3 G14). */
export function IbanForm({ iban }: { readonly iban: string | null }) {
  const page = useShop();
  const form = useForm({
    first: { iban: '' },
    send: (change) => changeGroup(page, change),
    problemFields: { ibanInvalid: 'iban' },
    done: () => announce(GROUP_WORDS.ibanSaved),
  });
  const remove = async (): Promise<void> => {
    const answer = await changeGroup(page, { iban: null });
    announce(answer.ok ? GROUP_PAGES.ibanRemoved : answer.problem.message);
  };
  if (iban !== null)
    return (
      <div className="group-iban">
        <p>
          {formatIban(iban)}
          <small className="soft">{GROUP_WORDS.ibanSaved}</small>
        </p>
        <button className="link-button" type="button" onClick={() => void remove()}>
          {GROUP_PAGES.removeIban}
        </button>
      </div>
    );
  return (
    <Form form={form} className="group-iban" noValidate submit={GROUP_PAGES.saveIban} kind="line">
      <TextField
        label={GROUP_WORDS.iban}
        help={GROUP_WORDS.ibanHelp}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.text('iban')}
      />
    </Form>
  );
}
