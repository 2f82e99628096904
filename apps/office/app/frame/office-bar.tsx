import { APPLICATIONS, DESK, OFFICE_PAGES } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { TaskCount } from '../open-tasks/task-count.tsx';
import { type ShopOffice, useOffice } from './office-context.ts';
import { StateBadge } from './state-badge.tsx';

const TASKS_PATH = '/aufgaben';
const LAUNCH_PATH = '/eroeffnen';

/** The office pages of a shop, in the order of the navigation. */
const PAGES = [
  { path: '', name: OFFICE_PAGES.desk },
  { path: TASKS_PATH, name: OFFICE_PAGES.tasks },
  { path: '/zeiten', name: OFFICE_PAGES.hours },
  { path: '/bestand', name: OFFICE_PAGES.stock },
  { path: '/allergene', name: OFFICE_PAGES.declarations },
  { path: '/liefergebiete', name: OFFICE_PAGES.zones },
  { path: '/zahlungen', name: OFFICE_PAGES.payments },
  { path: '/bewerbungen', name: APPLICATIONS.title },
  { path: '/mails', name: DESK.mails },
  { path: LAUNCH_PATH, name: OFFICE_PAGES.launch },
] as const;

/** The bar of every office page: shop, navigation and tools. */
export function OfficeBar({ children }: { readonly children?: ReactNode }) {
  const { session, shop, signOut } = useOffice();
  return (
    <header className="office-bar">
      <ShopName />
      <StateBadge session={session} shop={shop} />
      <PageLinks />
      <div className="bar-tools">
        {children}
        <button type="button" className="bar-tool" onClick={signOut}>
          {DESK.signOut}
        </button>
      </div>
      {shop.isDegraded && (
        <p className="notice" data-kind="bad" role="alert">
          {OFFICE_PAGES.degraded}
        </p>
      )}
    </header>
  );
}

/** The shop's name, or a menu to switch shops and stay on the same page. */
function ShopName() {
  const { session, shop } = useOffice();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (session.shops.length === 1) return <strong className="bar-name">{shop.name}</strong>;
  return (
    <select
      className="bar-shop"
      aria-label={DESK.chooseShop}
      value={shop.slug}
      onChange={(event) => void navigate(pathname.replace(`/${shop.slug}`, `/${event.target.value}`))}
    >
      {session.shops.map((each) => (
        <option key={each.id} value={each.slug}>
          {each.name}
        </option>
      ))}
    </select>
  );
}

function PageLinks() {
  const { session, shop } = useOffice();
  return (
    <nav className="office-nav" aria-label={OFFICE_PAGES.navigation} ref={scrollToCurrent}>
      {listPages(session, shop).map(({ path, name }) => (
        <NavLink key={path} to={`/${shop.slug}${path}`} end>
          {name}
          {path === TASKS_PATH && <TaskCount shop={shop.id} />}
        </NavLink>
      ))}
    </nav>
  );
}

/** The checklist leads while the shop is a draft; only owners have it. */
function listPages({ role }: ShopOffice['session'], { state }: ShopOffice['shop']): readonly (typeof PAGES)[number][] {
  const others = PAGES.filter(({ path }) => path !== LAUNCH_PATH);
  const launch = PAGES.filter(({ path }) => path === LAUNCH_PATH && role === 'owner');
  return state === 'draft' ? [...launch, ...others] : [...others, ...launch];
}

/** On narrow screens, the navigation is wider than the page. */
const scrollToCurrent = (nav: HTMLElement | null): void =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
