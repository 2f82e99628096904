import * as calls from '@tischlein/contract/calls';
import { formatLocation } from '@tischlein/domain/delivery';
import { longDate } from '@tischlein/wording';
import { OWN_DATA_PAGE } from '@tischlein/domain/shop';
import { ACCOUNT, OWN_DATA } from '@tischlein/wording/storefront';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { showToast } from '@tischlein/ui/toasts';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { staticPath } from '../shop/paths.ts';
import { useShop } from '../context/shop-context.ts';
import { forgetUser } from './account.ts';
import type { AccountPage, AccountPageProps } from './account-page.ts';
import { isWholeAddress } from './take-over-address.ts';
import { send } from '../api/send.ts';

/** Lists what the account holds; each row leads to the page that changes it. */
export function AccountMenu({ account, go, leave }: AccountPageProps) {
  return (
    <>
      <p className="soft">{account.email}</p>
      <ul className="account-menu">
        {listRows(account).map(({ page, label, value }) => (
          <li key={page}>
            <button type="button" onClick={() => go(page)}>
              <span>
                <strong>{label}</strong>
                <small>{value || ACCOUNT.notKnown}</small>
              </span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
      <Link className="link-button" to={staticPath(OWN_DATA_PAGE)} reloadDocument>
        {OWN_DATA.link}
      </Link>
      <SignOut leave={leave} />
      <button className="link-button soft" type="button" onClick={() => go('remove')}>
        <small>{ACCOUNT.remove}</small>
      </button>
    </>
  );
}

function SignOut({ leave }: Pick<AccountPageProps, 'leave'>) {
  const page = useShop();
  const [problem, setProblem] = useState('');
  const signOut = async (): Promise<void> => {
    const answer = await send(calls.signOut, { body: { webshop: page.shop.id } });
    // 401: the session has expired, so the guest is already signed out.
    if (!answer.ok && answer.status !== 401) return setProblem(answer.problem.message);
    leave(() => {
      forgetUser(page);
      showToast({ icon: 'check', text: ACCOUNT.signedOut });
    });
  };
  return (
    <>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <button className="button button-line button-wide" type="button" onClick={() => void signOut()}>
        {ACCOUNT.signOut}
      </button>
    </>
  );
}

interface Row {
  readonly page: AccountPage;
  readonly label: string;
  readonly value: string;
}

const listRows = (account: AccountAnswer): readonly Row[] => [
  {
    page: 'address',
    label: ACCOUNT.address,
    value: isWholeAddress(account.address) ? formatLocation(account.address) : '',
  },
  { page: 'name', label: ACCOUNT.name, value: `${account.firstName} ${account.lastName}`.trim() },
  { page: 'birthday', label: ACCOUNT.birthday, value: account.birthday === null ? '' : longDate(account.birthday) },
  { page: 'advertising', label: ACCOUNT.advertising, value: advertisingState(account) },
];

function advertisingState({ advertisementAgreement, advertisementAsked }: AccountAnswer): string {
  if (advertisementAgreement) return ACCOUNT.advertisingOn;
  return advertisementAsked ? ACCOUNT.advertisingAsked : ACCOUNT.advertisingOff;
}
