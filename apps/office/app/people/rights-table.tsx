import { PERMISSIONS, STAFF_ROLES, type StaffArea } from '@tischlein/domain/staff';
import { RIGHTS, STAFF_ROLE_NAMES, TEAM } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { Table } from '../ui/table.tsx';

const AREAS = Object.keys(RIGHTS).filter((area): area is keyof typeof RIGHTS => Object.hasOwn(RIGHTS, area));

/** What each role may do: the permissions themselves, in words. */
export const RightsTable = () => (
  <Table
    kind="rights-table"
    onPhones="table"
    rows={AREAS}
    toKey={(area) => area}
    columns={[
      { name: TEAM.right, isNameHidden: true, isHead: true, cell: (area) => RIGHTS[area] },
      ...STAFF_ROLES.map((role) => ({
        name: STAFF_ROLE_NAMES[role],
        cell: (area: keyof typeof RIGHTS) => <Right permission={PERMISSIONS[role][area satisfies StaffArea]} />,
      })),
    ]}
  />
);

function Right({ permission }: { readonly permission: 'none' | 'read' | 'write' }) {
  if (permission === 'read') return <small>{TEAM.mayRead}</small>;
  return (
    <>
      {permission === 'write' ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{permission === 'write' ? TEAM.may : TEAM.mayNot}</span>
    </>
  );
}
