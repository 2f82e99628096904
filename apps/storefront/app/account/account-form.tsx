import type { AccountAnswer } from '@tischlein/contract/shop';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import type { FormProgress, FormState } from '@tischlein/ui/form-state';
import { showToast } from '@tischlein/ui/toasts';
import { useForm } from '@tischlein/ui/use-form';
import type { ReactNode } from 'react';
import { useShop } from '../context/shop-context.ts';
import { type ChangeAccount, changeAccount } from './account.ts';
import type { AccountPageProps } from './account-page.ts';

const UNAUTHORIZED = 401;

interface AccountChange<Values> {
  readonly first: Values;
  readonly change: (values: Values, ...query: Parameters<ChangeAccount>) => ReturnType<ChangeAccount>;
  readonly done?: (form: HTMLFormElement) => void;
}

/** The form of a change to the account. */
export function useAccountForm<Values extends object>({
  first,
  change,
  done,
}: AccountChange<Values>): FormState<Values> {
  const page = useShop();
  return useForm<Values, AccountAnswer>({
    first,
    send: async (values) => {
      const answer = await changeAccount(page, (query) => change(values, query));
      if (!answer.ok && answer.status === UNAUTHORIZED) showToast({ icon: 'info', text: ACCOUNT.signInAgain });
      return answer;
    },
    done: (_, { form }) => done?.(form),
  });
}

/** Says that a page is saved and returns to the menu, unless the guest has moved on to another page while it was saved. */
export const returnToMenu =
  ({ go }: Pick<AccountPageProps, 'go'>) =>
  (form: HTMLFormElement): void => {
    showToast({ icon: 'check', text: ACCOUNT.saved });
    if (form.isConnected) go('menu');
  };

interface AccountFormProps extends Pick<AccountPageProps, 'go'> {
  readonly form: FormProgress;
  readonly submit?: string;
  readonly kind?: 'main' | 'line';
  readonly children: ReactNode;
}

/** A page of the account with a form. */
export function AccountForm({ form, go, submit = ACCOUNT.save, kind = 'main', children }: AccountFormProps) {
  const foot = (
    <div className="dialog-actions">
      <button className="button button-quiet" type="button" onClick={() => go('menu')}>
        {ACCOUNT.back}
      </button>
      <BusyButton type="submit" kind={kind} isBusy={form.busy !== null}>
        {submit}
      </BusyButton>
    </div>
  );
  return (
    <Form form={form} className="account-form" noValidate foot={foot}>
      {children}
    </Form>
  );
}
