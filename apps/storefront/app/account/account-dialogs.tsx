import type { AccountAnswer } from '@tischlein/contract/shop';
import { ACCOUNT, SIGN_IN } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Skeleton } from '@tischlein/ui/skeleton';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAccount } from './account.ts';
import { AccountMenu } from './account-menu.tsx';
import type { AccountPage, AccountPageProps } from './account-page.ts';
import { AddressPage } from './address-page.tsx';
import { AdvertisingPage } from './advertising-page.tsx';
import { BirthdayPage } from './birthday-page.tsx';
import { NamePage } from './name-page.tsx';
import { RemovePage } from './remove-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import '../styles/account.css';

const TITLES: Readonly<Record<AccountPage, string>> = {
  menu: ACCOUNT.title,
  address: ACCOUNT.address,
  name: ACCOUNT.name,
  birthday: ACCOUNT.birthday,
  advertising: ACCOUNT.advertising,
  remove: ACCOUNT.remove,
};

/** Signing in; for whoever has, his account, whose 'navigation starts at menu' (S2 §4). */
export function AccountDialogs({ onClosed }: { readonly onClosed: () => void }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const account = useAccount();
  const [page, setPage] = useState<AccountPage>('menu');
  const visiblePage = account === undefined ? 'loading' : account === null ? 'signIn' : page;
  useTitleFocus(title, visiblePage);
  const afterClose = useRef(() => {});
  // What the dialog shows stays until it is gone.
  const leave = (after: () => void): void => {
    // The guest has closed it himself meanwhile.
    if (!title.current) return after();
    afterClose.current = after;
    closeContainingDialog(title.current);
  };
  const closed = (): void => {
    onClosed();
    afterClose.current();
  };
  return (
    <Dialog titleId={titleId} kind="account-dialog" onClosed={closed}>
      <div className="dialog-head">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {account === null ? SIGN_IN.title : TITLES[page]}
        </h2>
      </div>
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

/** A new page is read from its title on. */
function useTitleFocus(title: RefObject<HTMLHeadingElement | null>, page: string): void {
  const first = useRef(page);
  // At once: a key that is pressed as soon as the page is there must not miss what has the focus.
  useLayoutEffect(() => {
    if (first.current === page) return;
    first.current = page;
    title.current?.focus();
  }, [page, title]);
}
