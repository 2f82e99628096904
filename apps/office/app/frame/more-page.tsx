import { FRAME, LATE_FRAME, OFFICE_GROUP_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useOffice } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';
import { GROUP_ICONS, GroupCount } from './office-nav.tsx';
import { listGroups, listPhoneGroups } from './visible-pages.ts';

/** The areas that have no place in the bar of a phone, and signing out. */
export function MorePage() {
  const { session, shop, signOut } = useOffice();
  const groups = listGroups(session, shop);
  const onBar = new Set(listPhoneGroups(groups));
  return (
    <OfficeFrame title={FRAME.more}>
      <div className="more-list">
        {groups
          .filter((group) => !onBar.has(group))
          .map(({ name, pages }) => (
            <Link key={name} to={`/${shop.slug}${pages[0].path}`}>
              <Icon name={GROUP_ICONS[name]} />
              <span>{OFFICE_GROUP_NAMES[name]}</span>
              <GroupCount name={name} />
              <Icon name="next" />
            </Link>
          ))}
        <button type="button" onClick={signOut}>
          <Icon name="leave" />
          <span>
            {session.device ? LATE_FRAME.lock : LATE_FRAME.signOut}
            <small>{session.email}</small>
          </span>
        </button>
      </div>
    </OfficeFrame>
  );
}
