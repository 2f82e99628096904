import * as calls from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { ACCOUNT, FACTOR_MISSING } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { FactorPart } from './factor-part.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForms } from './profile-forms.tsx';
import { SessionList } from './session-list.tsx';

/** The signed-in person's own account. */
export function AccountPage() {
  const { session } = useOffice();
  const {
    value: account,
    problem,
    read,
  } = useRemote<OwnAccount>({
    key: 'account',
    read: () => send(calls.getOwnAccount),
  });
  const refresh = (): void => void read();
  return (
    <OfficeFrame title={ACCOUNT.title}>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {session.isFactorMissing && <p className="notice">{FACTOR_MISSING.text}</p>}
      {account && (
        <>
          <FactorPart account={account} onChanged={refresh} />
          <ProfileForms account={account} onChanged={refresh} />
          <PasswordForm onChanged={refresh} />
          <SessionList account={account} onChanged={refresh} />
        </>
      )}
    </OfficeFrame>
  );
}
