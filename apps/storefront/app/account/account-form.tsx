import { ACCOUNT } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { showToast } from '@tischlein/ui/toasts';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import type { FormEvent, ReactNode } from 'react';
import type { AccountPageProps } from './account-page.ts';
import type { Saving } from './use-saving.ts';

interface AccountFormProps extends Pick<AccountPageProps, 'go'> {
  readonly saving: Saving;
  readonly onSave: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A page of the account with a form; returns to the menu once it is saved. */
export function AccountForm({ saving, go, onSave, children }: AccountFormProps) {
  const { isSaving, problem, errors } = saving;
  const form = useFocusOnError(Object.keys(errors).length > 0 ? errors : null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await onSave())) return;
    showToast({ icon: 'check', text: ACCOUNT.saved });
    // Stay if the guest has moved on to another page while saving.
    if (form.current) go('menu');
  };
  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      {children}
      <div className="dialog-actions">
        <button className="button button-quiet" type="button" onClick={() => go('menu')}>
          {ACCOUNT.back}
        </button>
        <BusyButton type="submit" isBusy={isSaving}>
          {ACCOUNT.save}
        </BusyButton>
      </div>
    </form>
  );
}
