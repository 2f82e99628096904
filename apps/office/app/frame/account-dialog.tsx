import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { steps } from '@tischlein/ui/steps';
import { LATE_FRAME, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOffice } from './office-context.ts';

/** Who is signed in, the way to the own account, and signing out. */
export function AccountDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { session, shop, signOut } = useOffice();
  const navigate = useNavigate();
  const next = useRef<(() => void) | null>(null);
  const leaveFor = (button: Element, task: () => void): void => {
    next.current = task;
    closeContainingDialog(button);
  };
  const openAccount = (): void => void navigate(`/${shop.slug}/konto`);
  const foot = (
    <>
      {!session.device && (
        <button
          type="button"
          className="button button-main button-wide"
          onClick={(event) => leaveFor(event.currentTarget, openAccount)}
        >
          {LATE_FRAME.openAccount}
        </button>
      )}
      <button
        type="button"
        className="button button-line button-wide"
        onClick={(event) => leaveFor(event.currentTarget, signOut)}
      >
        {session.device ? LATE_FRAME.lock : LATE_FRAME.signOut}
      </button>
    </>
  );
  return (
    <Dialog
      title={session.device ? LATE_FRAME.device : LATE_FRAME.account}
      kind="alert-dialog"
      foot={foot}
      onClosed={() => {
        onClosed();
        if (next.current) steps.whenSettled(next.current);
      }}
    >
      <div className="dialog-body">
        {session.name && <p>{session.name}</p>}
        <p>{session.email}</p>
        <p className="soft">
          {STAFF_ROLE_NAMES[session.role]}, {LATE_FRAME.allShops(session.shops.length)}
        </p>
      </div>
    </Dialog>
  );
}
