import type { OfficeSession } from '@tischlein/contract/office';
import { type ShopId, shopId } from '@tischlein/domain';
import { isOverseer, listAssignableRoles, STAFF_ROLES, type StaffRole } from '@tischlein/domain/staff';
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
  const shops = session.shops.filter((shop) => !isOnlySeen(session.role, draft.role, shop));
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
          names={Object.fromEntries(shops.map(({ id, name }) => [id, name]))}
          values={shops.map(({ id }) => id)}
          value={draft.shops.filter((id) => shops.some((shop) => shop.id === id))}
          onChange={(shops) => onChange({ shops })}
        />
      )}
    </>
  );
}

/** The overview comes with its branches, and who only sees their own branches in it cannot give it to anybody. */
const isOnlySeen = (giver: StaffRole, role: StaffRole, shop: OfficeSession['shops'][number]): boolean =>
  isOverseer(role, shop) || isOverseer(giver, shop);

/** Owners have every shop; an overview that a person only sees is never given. */
export const toAssignment = (
  { role, shops }: Draft,
  session: Pick<OfficeSession, 'role' | 'shops'>,
): { role: StaffRole; shops: ShopId[] } => ({
  role,
  shops:
    role === 'owner'
      ? []
      : shops
          .filter((id) => !session.shops.some((shop) => shop.id === id && isOnlySeen(session.role, role, shop)))
          .map(shopId),
});
