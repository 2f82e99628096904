import * as calls from '@tischlein/contract/calls';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { ADVERTISING_VERSION } from '../guest/advertising-version.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import { send } from '../api/send.ts';

/** The advertising agreement: agreeing needs a confirmation by mail, ending it takes effect at once (S3 K6). */
export function AdvertisingPage({ account, go }: AccountPageProps) {
  const mayEnd = account.advertisementAgreement || account.advertisementAsked;
  const body = { subscribe: !mayEnd, advertisingVersion: mayEnd ? null : ADVERTISING_VERSION };
  const form = useAccountForm({ first: {}, change: (_, query) => send(calls.changeAdvertisement, { query, body }) });
  const submit = mayEnd ? ACCOUNT.unsubscribe : ACCOUNT.subscribe;
  return (
    <AccountForm form={form} go={go} submit={submit} kind={mayEnd ? 'line' : 'main'}>
      <div role="status">
        {mayEnd ? (
          <Agreed account={account} />
        ) : (
          <p>{ACCOUNT.advertisingText(ADVERTISING_VERSION, account.advertisementRestaurant)}</p>
        )}
      </div>
      {!mayEnd && <p className="soft">{ACCOUNT.advertisingHelp}</p>}
    </AccountForm>
  );
}

function Agreed({ account }: { readonly account: AccountAnswer }) {
  if (!account.advertisementAgreement) return <p>{ACCOUNT.advertisingAskedText}</p>;
  return <p>{ACCOUNT.advertisingOn}.</p>;
}
