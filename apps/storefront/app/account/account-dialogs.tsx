import * as calls from '@tischlein/contract/calls';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { ACCOUNT, SIGN_IN } from '@tischlein/wording/storefront';
import { Dialog, closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useId, useRef, useState } from 'react';
import { useAccount } from './account.ts';
import { AccountMenu } from './account-menu.tsx';
import type { AccountPage, AccountPageProps } from './account-page.ts';
import { AddressPage } from './address-page.tsx';
import { AdvertisingPage } from './advertising-page.tsx';
import { RemovePage } from './remove-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { TextField } from '@tischlein/ui/field';
import { AccountForm, returnToMenu, useAccountForm } from './account-form.tsx';
import { send } from '../api/send.ts';
import '../styles/account.css';

const TITLES: Readonly<Record<AccountPage, string>> = {
  menu: ACCOUNT.title,
  address: ACCOUNT.address,
  name: ACCOUNT.name,
  birthday: ACCOUNT.birthday,
  advertising: ACCOUNT.advertising,
  remove: ACCOUNT.remove,
};

/** The sign-in form, or the account for a signed-in guest (S2 §4 Login: 'navigation starts at menu'). */
export function AccountDialogs({ onClosed }: { readonly onClosed: () => void }) {
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const account = useAccount();
  const [page, setPage] = useState<AccountPage>('menu');
  const afterClose = useRef(() => {});
  // Runs `after` once the dialog is closed, so its content does not change while it fades out.
  const leave = (after: () => void): void => {
    // The guest has already closed the dialog.
    if (!head.current) return after();
    afterClose.current = after;
    closeContainingDialog(head.current);
  };
  const closed = (): void => {
    onClosed();
    afterClose.current();
  };
  return (
    <Dialog titleId={titleId} kind="account-dialog" onClosed={closed}>
      <DialogHead titleId={titleId} title={account === null ? SIGN_IN.title : TITLES[page]} isStep ref={head} />
      <div className="dialog-body">
        {account === undefined && <Skeleton />}
        {account === null && <SignInForm />}
        {account && <PageContent account={account} page={page} go={setPage} leave={leave} />}
      </div>
    </Dialog>
  );
}

function PageContent({
  page,
  ...props
}: AccountPageProps & { readonly account: AccountAnswer; readonly page: AccountPage }) {
  switch (page) {
    case 'menu':
      return <AccountMenu {...props} />;
    case 'address':
      return <AddressPage {...props} />;
    case 'name':
      return <NamePage {...props} />;
    case 'birthday':
      return <BirthdayPage {...props} />;
    case 'advertising':
      return <AdvertisingPage {...props} />;
    case 'remove':
      return <RemovePage {...props} />;
  }
}

function NamePage({ account: { firstName, lastName }, go }: AccountPageProps) {
  const form = useAccountForm({
    first: { firstName, lastName },
    change: (name, query) => send(calls.changeName, { query, body: name }),
    done: returnToMenu({ go }),
  });
  return (
    <AccountForm form={form} go={go}>
      <TextField label={ACCOUNT.firstName} autoComplete="given-name" maxLength={60} {...form.text('firstName')} />
      <TextField label={ACCOUNT.lastName} autoComplete="family-name" maxLength={60} {...form.text('lastName')} />
    </AccountForm>
  );
}

/** The birthday is optional; an empty field deletes it. */
function BirthdayPage({ account, go }: AccountPageProps) {
  const form = useAccountForm({
    first: { date: account.birthday ?? '' },
    change: ({ date }, query) => send(calls.changeBirthday, { query, body: { date: date === '' ? null : date } }),
    done: returnToMenu({ go }),
  });
  return (
    <AccountForm form={form} go={go}>
      <TextField
        label={ACCOUNT.birthday}
        help={ACCOUNT.birthdayHelp}
        type="date"
        autoComplete="bday"
        {...form.text('date')}
      />
    </AccountForm>
  );
}
