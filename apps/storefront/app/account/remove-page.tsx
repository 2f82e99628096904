import * as calls from '@tischlein/contract/calls';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { useForm } from '@tischlein/ui/use-form';
import { useShop } from '../context/shop-context.ts';
import { forgetUser } from './account.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import { send } from '../api/send.ts';

/** Asks for confirmation, then deletes the account (S3 A4). */
export function RemovePage({ go, leave }: AccountPageProps) {
  const page = useShop();
  const form = useForm({
    first: {},
    send: () => send(calls.deleteAccount, { query: { webshop: page.shop.id } }),
    done: () =>
      leave(() => {
        forgetUser(page);
        showToast({ icon: 'check', text: ACCOUNT.removed });
      }),
  });
  return (
    <AccountForm form={form} go={go} submit={ACCOUNT.removeConfirm}>
      <p>{ACCOUNT.removeText}</p>
      <p className="soft">{ACCOUNT.removeReceipts}</p>
    </AccountForm>
  );
}
