import { FRAME, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useOffice } from './office-context.ts';
import { loadLate } from '../ui/load-late.tsx';

const AccountDialog = loadLate(async () => (await import('./account-dialog.tsx')).AccountDialog);

/** Who is signed in; opens signing out. */
export function AccountButton() {
  const { session } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const role = STAFF_ROLE_NAMES[session.role];
  const name = session.name || role;
  return (
    <>
      <button type="button" className="nav-user" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{FRAME.accountOwner}</span>
        <span className="mark" aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className="shop-name">
          <strong>{name}</strong>
          <small>{session.name ? role : session.email}</small>
        </span>
        <Icon name="switch" />
      </button>
      <Suspense>{isOpen && <AccountDialog onClosed={() => setOpen(false)} />}</Suspense>
    </>
  );
}
