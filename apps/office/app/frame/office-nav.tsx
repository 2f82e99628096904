import type { OfficeGroup } from '@tischlein/contract/office-pages';
import { FRAME, OFFICE_GROUP_NAMES, SHORT_GROUP_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { countInGroup } from './count-waiting.ts';
import { useShopStatus } from '../shop-status/use-shop-status.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { moveAmong } from '../ui/move-among.ts';
import { AccountButton } from './account-button.tsx';
import { useOffice } from './office-context.ts';
import { ShopSwitch } from './shop-switch.tsx';
import { listGroups, listPhoneGroups, type VisibleGroup } from './visible-pages.ts';

export const GROUP_ICONS: Readonly<Record<OfficeGroup, IconName>> = {
  launch: 'flag',
  today: 'bell',
  menu: 'menu',
  offers: 'tag',
  hours: 'clock',
  orders: 'receipt',
  figures: 'bars',
  guests: 'people',
  settings: 'sliders',
};

/** A side bar on wide screens, a rail on tablets, a bar at the bottom of phones. Its links are one stop of Tab. */
export function OfficeNav() {
  const { session, shop, page } = useOffice();
  const groups = listGroups(session, shop);
  const onPhone = new Set(listPhoneGroups(groups));
  const hasMore = onPhone.size < groups.length;
  const isInMore = page?.path === '/mehr' || groups.some((group) => group.name === page?.group && !onPhone.has(group));
  const stop = groups.find(({ name }) => name === page?.group) ?? groups[0];
  return (
    <nav className="office-nav" aria-label={FRAME.navigation}>
      <ShopSwitch />
      <ul className="nav-list" onKeyDown={moveLinks}>
        {groups.map((group) => (
          <li key={group.name} data-phone={onPhone.has(group) ? undefined : 'no'}>
            <GroupLink group={group} isStop={group === stop} />
          </li>
        ))}
        {hasMore && (
          <li className="nav-more">
            <Link
              className="nav-link"
              to={`/${shop.slug}/mehr`}
              aria-current={isInMore ? 'page' : undefined}
              tabIndex={isInMore ? undefined : -1}
            >
              <Icon name="dots" />
              <span>{FRAME.more}</span>
            </Link>
          </li>
        )}
      </ul>
      <div className="nav-foot">
        <AccountButton />
      </div>
    </nav>
  );
}

const moveLinks = moveAmong('a');

interface GroupLinkProps {
  readonly group: VisibleGroup;
  readonly isStop: boolean;
}

function GroupLink({ group: { name, pages }, isStop }: GroupLinkProps) {
  const { shop, page } = useOffice();
  const words = OFFICE_GROUP_NAMES[name];
  const short = SHORT_GROUP_NAMES[name];
  return (
    <Link
      className="nav-link"
      to={`/${shop.slug}${pages[0].path}`}
      aria-current={page?.group === name ? 'page' : undefined}
      tabIndex={isStop ? undefined : -1}
    >
      <Icon name={GROUP_ICONS[name]} />
      <span className={short && 'nav-long'}>{words}</span>
      {short && <span className="nav-short">{short}</span>}
      <GroupCount name={name} />
    </Link>
  );
}

/** How much waits in an area. Orders are urgent, the rest is to do. */
export function GroupCount({ name }: { readonly name: OfficeGroup }) {
  const status = useShopStatus(useOffice().shop.id);
  const count = status ? countInGroup(name, status) : 0;
  if (count === 0) return null;
  return (
    <span className="count" data-hot={name === 'today' || undefined}>
      {count} <span className="visually-hidden">{FRAME.open}</span>
    </span>
  );
}
