import type { OfficeSession } from '@tischlein/contract/office';
import { type ShopId, shopId } from '@tischlein/domain';
import { listAssignableRoles, STAFF_ROLES, type StaffRole } from '@tischlein/domain/staff';
import { STAFF_ROLE_HINTS, STAFF_ROLE_NAMES, TEAM } from '@tischlein/wording/office';
import { useId } from 'react';

/** A role and the ids of its shops. */
export interface Draft {
  readonly role: StaffRole;
  readonly shops: readonly string[];
}

interface AssignmentFieldsProps {
  readonly session: OfficeSession;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Chooses a role among those the signed-in person gives, and its shops. */
export function AssignmentFields({ session, draft, onChange }: AssignmentFieldsProps) {
  const name = useId();
  return (
    <>
      <fieldset className="check-list">
        <legend>{TEAM.role}</legend>
        {listAssignableRoles(session.role, STAFF_ROLES).map((role) => (
          <label key={role}>
            <input type="radio" name={name} checked={draft.role === role} onChange={() => onChange({ role })} />
            <span>
              {STAFF_ROLE_NAMES[role]} <small>{STAFF_ROLE_HINTS[role]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.role === 'owner' ? (
        <p className="soft">{TEAM.ownersHaveAll}</p>
      ) : (
        <fieldset className="check-list">
          <legend>{TEAM.shops}</legend>
          {session.shops.map(({ id, name: shop }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={draft.shops.includes(id)}
                onChange={() => onChange({ shops: toggle(draft.shops, id) })}
              />
              <span>{shop}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

const toggle = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** Owners have every shop. */
export const toAssignment = ({ role, shops }: Draft): { role: StaffRole; shops: ShopId[] } => ({
  role,
  shops: role === 'owner' ? [] : shops.map(shopId),
});
