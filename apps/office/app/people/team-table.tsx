import type { Invitation, OfficeSession, StaffMember } from '@tischlein/contract/office';
import { mayManage } from '@tischlein/domain/staff';
import { shopId } from '@tischlein/domain';
import { STAFF_ROLE_NAMES, TEAM } from '@tischlein/wording/office';
import { formatDateTime } from '../values/clock.ts';
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

/** Everybody with role, shops and second factor; those who are invited last. */
export function TeamTable({ session, team, ...actions }: TeamTableProps) {
  const { columns } = TEAM;
  return (
    <table className="team-table" aria-label={TEAM.list}>
      <thead>
        <tr>
          {[columns.person, columns.role, columns.shops, columns.seen, columns.factor].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{TEAM.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {team.members.map((member) => (
          <MemberRow key={member.id} session={session} member={member} {...actions} />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} session={session} invitation={invitation} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

interface MemberRowProps extends TeamActions {
  readonly session: OfficeSession;
  readonly member: StaffMember;
}

function MemberRow({ session, member, onChange, onRemove }: MemberRowProps) {
  const { role, shops, hasSecondFactor, lastSeenAt } = member;
  const manager = { role: session.role, shopIds: session.shops.map(({ id }) => shopId(id)) };
  const isOwn = member.email === session.email;
  const canManage = mayManage(manager, { role, shopIds: shops.map(shopId) });
  return (
    <tr>
      <td>
        <strong>{describePerson(member)}</strong>
        {isOwn && ` (${TEAM.you})`}
        {member.name && <small>{member.email}</small>}
      </td>
      <td data-name={TEAM.columns.role}>{STAFF_ROLE_NAMES[role]}</td>
      <td data-name={TEAM.columns.shops}>{nameShops(session, member)}</td>
      <td data-name={TEAM.columns.seen}>{lastSeenAt ? formatDateTime(lastSeenAt) : TEAM.never}</td>
      <td data-name={TEAM.columns.factor}>
        <span className="state" data-kind={hasSecondFactor ? 'good' : 'off'}>
          {hasSecondFactor ? TEAM.factorOn : TEAM.factorOff}
        </span>
      </td>
      <td className="team-buttons">
        {canManage && (
          <>
            <button
              type="button"
              className="button button-line"
              aria-label={TEAM.changePerson(describePerson(member))}
              onClick={() => onChange(member)}
            >
              {TEAM.change}
            </button>
            <button
              type="button"
              className="button button-quiet"
              aria-label={TEAM.removePerson(describePerson(member))}
              onClick={() => onRemove(member)}
            >
              {TEAM.remove}
            </button>
          </>
        )}
      </td>
    </tr>
  );
}

interface InvitationRowProps extends TeamActions {
  readonly session: OfficeSession;
  readonly invitation: Invitation;
}

function InvitationRow({ session, invitation, onResend, onRevoke }: InvitationRowProps) {
  const { email, role, expiresAt, isExpired } = invitation;
  return (
    <tr>
      <td>
        <strong>{email}</strong>
      </td>
      <td data-name={TEAM.columns.role}>{STAFF_ROLE_NAMES[role]}</td>
      <td data-name={TEAM.columns.shops}>{nameShops(session, invitation)}</td>
      <td data-name={TEAM.columns.seen}>
        <span className="state" data-kind="warn">
          {isExpired ? TEAM.expired : TEAM.invited}
        </span>
        {!isExpired && <small>{TEAM.until(formatDateTime(expiresAt))}</small>}
      </td>
      <td data-name={TEAM.columns.factor}>–</td>
      <td className="team-buttons">
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
      </td>
    </tr>
  );
}

function nameShops(session: OfficeSession, { role, shops }: Pick<StaffMember, 'role' | 'shops'>): string {
  if (role === 'owner') return TEAM.allShops;
  const [only] = shops;
  if (shops.length !== 1) return TEAM.shopCount(shops.length);
  return session.shops.find(({ id }) => id === only)?.name ?? TEAM.shopCount(1);
}
