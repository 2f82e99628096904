import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { REPLACE_ACCESS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { useOffice } from './office-context.ts';

const READ_EVERY_MS = 30_000;

/** On every page but the desk, until the link is followed that replaces a preset address; it may be followed on another device. */
export function EmailToConfirm() {
  const { session, shop } = useOffice();
  const { value = session } = useRemote<OfficeSession>({
    key: 'session',
    read: () => send(calls.getSession),
    againAfter: () => READ_EVERY_MS,
  });
  if (value.emailToConfirm === null) return null;
  return (
    <aside className="notice" aria-label={REPLACE_ACCESS.title}>
      <span>{REPLACE_ACCESS.toConfirm(value.emailToConfirm, value.email)}</span>
      <Link to={`/${shop.slug}/konto`}>{REPLACE_ACCESS.otherEmail}</Link>
    </aside>
  );
}
