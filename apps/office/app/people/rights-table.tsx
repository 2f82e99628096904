import { PERMISSIONS, STAFF_ROLES, type StaffArea } from '@tischlein/domain/staff';
import { RIGHTS, STAFF_ROLE_NAMES, TEAM } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';

const AREAS = Object.keys(RIGHTS).filter((area): area is keyof typeof RIGHTS => Object.hasOwn(RIGHTS, area));

/** What each role may do: the permissions themselves, in words. */
export function RightsTable() {
  return (
    <table className="rights-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{TEAM.right}</span>
          </th>
          {STAFF_ROLES.map((role) => (
            <th key={role} scope="col">
              <span className="rights-role">{STAFF_ROLE_NAMES[role]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AREAS.map((area) => (
          <tr key={area}>
            <th scope="row">{RIGHTS[area]}</th>
            {STAFF_ROLES.map((role) => (
              <td key={role}>
                <Right permission={PERMISSIONS[role][area satisfies StaffArea]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Right({ permission }: { readonly permission: 'none' | 'read' | 'write' }) {
  if (permission === 'read') return <small>{TEAM.mayRead}</small>;
  return (
    <>
      {permission === 'write' ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{permission === 'write' ? TEAM.may : TEAM.mayNot}</span>
    </>
  );
}
