import type { Invitation, OfficeSession, StaffMember } from '@tischlein/contract/office';
import { mayManage } from '@tischlein/domain/staff';
import { shopId } from '@tischlein/domain';
import { STAFF_ROLE_NAMES, TEAM } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { Table } from '../ui/table.tsx';
import { formatDateTime } from '@tischlein/shop-time';
import { describePerson } from './describe-person.ts';
import type { Team } from './read-team.ts';

interface TeamActions {
  readonly onChange: (member: StaffMember) => void;
  readonly onRemove: (member: StaffMember) => void;
  readonly onResend: (invitation: Invitation) => void;
  readonly onRevoke: (invitation: Invitation) => void;
}

interface TeamTableProps extends TeamActions {
  readonly session: OfficeSession;
  readonly team: Team;
}

interface TeamRow {
  readonly id: string;
  readonly person: ReactNode;
  readonly role: StaffMember['role'];
  readonly shops: StaffMember['shops'];
  readonly seen: ReactNode;
  readonly factor: ReactNode;
  readonly buttons: ReactNode;
}

/** Everybody with role, shops and second factor; those who are invited last. */
export function TeamTable({ session, team, ...actions }: TeamTableProps) {
  const { columns } = TEAM;
  return (
    <Table<TeamRow>
      label={TEAM.list}
      rows={[
        ...team.members.map((member) => toMemberRow(member, session, actions)),
        ...team.invitations.map((invitation) => toInvitationRow(invitation, actions)),
      ]}
      toKey={({ id }) => id}
      columns={[
        { name: columns.person, isHead: true, cell: ({ person }) => person },
        { name: columns.role, cell: ({ role }) => STAFF_ROLE_NAMES[role] },
        { name: columns.shops, cell: (row) => nameShops(session, row) },
        { name: columns.seen, cell: ({ seen }) => seen },
        { name: columns.factor, cell: ({ factor }) => factor },
        { name: TEAM.change, isNameHidden: true, cell: ({ buttons }) => buttons },
      ]}
    />
  );
}

function toMemberRow(member: StaffMember, session: OfficeSession, { onChange, onRemove }: TeamActions): TeamRow {
  const { role, shops, hasSecondFactor, lastSeenAt } = member;
  const manager = { role: session.role, shopIds: session.shops.map(({ id }) => shopId(id)) };
  const name = describePerson(member);
  return {
    ...member,
    person: (
      <>
        <strong>{name}</strong>
        {member.email === session.email && ` (${TEAM.you})`}
        {member.name && <small>{member.email}</small>}
      </>
    ),
    seen: lastSeenAt ? formatDateTime(lastSeenAt) : TEAM.never,
    factor: (
      <span className="state" data-kind={hasSecondFactor ? 'good' : 'off'}>
        {hasSecondFactor ? TEAM.factorOn : TEAM.factorOff}
      </span>
    ),
    buttons: mayManage(manager, { role, shopIds: shops.map(shopId) }) && (
      <div className="row table-buttons">
        <button
          type="button"
          className="button button-line"
          aria-label={TEAM.changePerson(name)}
          onClick={() => onChange(member)}
        >
          {TEAM.change}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={TEAM.removePerson(name)}
          onClick={() => onRemove(member)}
        >
          {TEAM.remove}
        </button>
      </div>
    ),
  };
}

function toInvitationRow(invitation: Invitation, { onResend, onRevoke }: TeamActions): TeamRow {
  const { email, expiresAt, isExpired } = invitation;
  return {
    ...invitation,
    person: <strong>{email}</strong>,
    seen: (
      <>
        <span className="state" data-kind="warn">
          {isExpired ? TEAM.expired : TEAM.invited}
        </span>
        {!isExpired && <small>{TEAM.until(formatDateTime(expiresAt))}</small>}
      </>
    ),
    factor: '–',
    buttons: (
      <div className="row table-buttons">
        <button
          type="button"
          className="button button-line"
          aria-label={TEAM.resendTo(email)}
          onClick={() => onResend(invitation)}
        >
          {TEAM.resend}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={TEAM.revokeFor(email)}
          onClick={() => onRevoke(invitation)}
        >
          {TEAM.revoke}
        </button>
      </div>
    ),
  };
}

function nameShops(session: OfficeSession, { role, shops }: Pick<StaffMember, 'role' | 'shops'>): string {
  if (role === 'owner') return TEAM.allShops;
  const [only] = shops;
  if (shops.length !== 1) return TEAM.shopCount(shops.length);
  return session.shops.find(({ id }) => id === only)?.name ?? TEAM.shopCount(1);
}
