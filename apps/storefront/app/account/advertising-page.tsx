import * as calls from '@tischlein/contract/calls';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { ADVERTISING_VERSION } from '../guest/advertising-version.ts';
import type { AccountPageProps } from './account-page.ts';
import { useSaving } from './use-saving.ts';
import { send } from '../api/send.ts';

/** The advertising agreement: agreeing needs a confirmation by mail, ending it takes effect at once (S3 K6). */
export function AdvertisingPage({ account, go }: AccountPageProps) {
  const { isSaving, problem, save } = useSaving();
  const mayEnd = account.advertisementAgreement || account.advertisementAsked;
  const change = { subscribe: !mayEnd, advertisingVersion: mayEnd ? null : ADVERTISING_VERSION };
  return (
    <div className="account-form">
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <div role="status">
        {mayEnd ? (
          <Agreed account={account} />
        ) : (
          <p>{ACCOUNT.advertisingText(ADVERTISING_VERSION, account.advertisementRestaurant)}</p>
        )}
      </div>
      {!mayEnd && <p className="soft">{ACCOUNT.advertisingHelp}</p>}
      <div className="dialog-actions">
        <button className="button button-quiet" type="button" onClick={() => go('menu')}>
          {ACCOUNT.back}
        </button>
        <BusyButton
          kind={mayEnd ? 'line' : 'main'}
          isBusy={isSaving}
          onClick={() => void save((query) => send(calls.changeAdvertisement, { query, body: change }))}
        >
          {mayEnd ? ACCOUNT.unsubscribe : ACCOUNT.subscribe}
        </BusyButton>
      </div>
    </div>
  );
}

function Agreed({ account }: { readonly account: AccountAnswer }) {
  if (!account.advertisementAgreement) return <p>{ACCOUNT.advertisingAskedText}</p>;
  return <p>{ACCOUNT.advertisingOn}.</p>;
}
