import type { OfficeSession } from '@tischlein/contract/office';
import { type ShopId, shopId } from '@tischlein/domain';
import { listAssignableRoles, STAFF_ROLES, type StaffRole } from '@tischlein/domain/staff';
import { STAFF_ROLE_HINTS, STAFF_ROLE_NAMES, TEAM } from '@tischlein/wording/office';
import { ChoiceList } from '../ui/choice-list.tsx';
import { RadioList } from '../ui/radio-list.tsx';

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
  return (
    <>
      <RadioList
        legend={TEAM.role}
        values={listAssignableRoles(session.role, STAFF_ROLES)}
        names={STAFF_ROLE_NAMES}
        helps={STAFF_ROLE_HINTS}
        value={draft.role}
        onChange={(role) => onChange({ role })}
      />
      {draft.role === 'owner' ? (
        <p className="soft">{TEAM.ownersHaveAll}</p>
      ) : (
        <ChoiceList
          label={TEAM.shops}
          names={Object.fromEntries(session.shops.map(({ id, name }) => [id, name]))}
          values={session.shops.map(({ id }) => id)}
          value={draft.shops}
          onChange={(shops) => onChange({ shops })}
        />
      )}
    </>
  );
}

/** Owners have every shop. */
export const toAssignment = ({ role, shops }: Draft): { role: StaffRole; shops: ShopId[] } => ({
  role,
  shops: role === 'owner' ? [] : shops.map(shopId),
});
