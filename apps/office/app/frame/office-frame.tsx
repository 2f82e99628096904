import { FRAME, FRANCHISE, OFFICE_GROUP_NAMES, OFFICE_PAGE_NAMES, SETTING_NAMES } from '@tischlein/wording/office';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { focusTitle } from './focus-title.ts';
import { HelpButton } from './help-button.tsx';
import { useOffice } from './office-context.ts';
import { PageTitle } from './page-title.tsx';
import * as calls from '@tischlein/contract/calls';
import type { OfficePage } from '@tischlein/contract/office-pages';
import type { ShopConfig } from '@tischlein/domain/shop';
import { CONFIG_AREA_LIST } from '@tischlein/domain/staff';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { useShopStatus } from '../shop-status/use-shop-status.ts';
import { countOnPage } from './count-waiting.ts';
import { listPages } from './visible-pages.ts';
import { loadLate } from '../ui/load-late.tsx';

// Rare, so it is not part of the first page.
const EmailToConfirm = loadLate(async () => (await import('./email-to-confirm.tsx')).EmailToConfirm);

interface OfficeFrameProps {
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Its content uses the whole width: lists, and editors with a preview. */
  readonly isWide?: boolean;
  /** The page above; settings lead back to their index by themselves. */
  readonly crumb?: { readonly path: string; readonly name: string };
  readonly children: ReactNode;
}

/** Layout of all office pages except the desk: the heading, the tabs of the area, the page. */
export function OfficeFrame({ title, actions, isWide = false, crumb, children }: OfficeFrameProps) {
  const { session, shop, page } = useOffice();
  const { pathname } = useLocation();
  const isSetting = page?.group === 'settings' && page.path !== '/einstellungen';
  const above = crumb ?? (isSetting ? { path: '/einstellungen', name: FRAME.settings } : null);
  return (
    <main className="office-page" data-wide={isWide || undefined}>
      <PageTitle>{title}</PageTitle>
      <header className="row page-head">
        {above && (
          <Link className="crumb" to={`/${shop.slug}${above.path}`}>
            <Icon name="back" />
            {above.name}
          </Link>
        )}
        <h1 key={pathname} ref={focusTitle} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="row page-actions">{actions}</div>}
        {page && <HelpButton />}
      </header>
      <PageTabs />
      <Suspense>{session.emailToConfirm !== null && <EmailToConfirm />}</Suspense>
      <FranchiseNote />
      {children}
    </main>
  );
}

/** The settings that a page edits, and that a branch shares with its franchise (decision 011). */
const SETTINGS_OF_PAGE: Readonly<Partial<Record<OfficePage, readonly (keyof ShopConfig)[]>>> = {
  '/zeiten': ['opening', 'slotCapacity'],
  '/liefergebiete': ['deliveryZones'],
  '/restaurant': ['title', 'email'],
  '/optionen': [
    'reusables',
    'reusableNotice',
    'lowestPriceForDishes',
    'useDishDeposit',
    'dishDeposits',
    'comboVatRule',
    'verticalMenu',
    'enableDishPictures',
    'showDishNumbers',
    'filterList',
    'hiddenTags',
    'searchList',
    'totalRecommendedRatings',
    'pickupMinimumOrderValue',
    'paymentMethodsPickupMinimumOrderValue',
    'enableLogin',
    'uncoupleAccountConsent',
    'auditMonths',
    'nearbyRestaurants',
  ],
  '/zahlungen': ['paymentMethods', 'paymentMethodsPickupMinimumOrderValue'],
  '/tische': ['tableService'],
  '/reservierungen': ['reservations'],
  '/bewertungen': ['feedbackMails'],
  '/keine-antwort': ['escalation'],
  '/einstellungen': [
    'primaryColor',
    'logo',
    'pages',
    'opening',
    'deliveryZones',
    'paymentMethods',
    'tableService',
    'reservations',
  ],
};
const MENU_PAGES: readonly OfficePage[] = ['/allergene'];

/** Says on the page of a branch what follows its franchise, and on an overview that its settings are for all. */
function FranchiseNote() {
  const { shop, page, may } = useOffice();
  const settings = (page && SETTINGS_OF_PAGE[page.path]) ?? [];
  const isAboutMenu = page !== null && MENU_PAGES.includes(page.path);
  if (settings.length === 0 && !isAboutMenu) return null;
  if (shop.isFranchiseOverview) return <p className="franchise-note">{FRANCHISE.overviewHelp}</p>;
  if (shop.franchise === null || !may(CONFIG_AREA_LIST, 'read')) return null;
  return <BranchNote key={page?.path} settings={settings} isAboutMenu={isAboutMenu} />;
}

interface BranchNoteProps {
  readonly settings: readonly (keyof ShopConfig)[];
  readonly isAboutMenu: boolean;
}

function BranchNote({ settings, isAboutMenu }: BranchNoteProps) {
  const { shop } = useOffice();
  const { value } = useRemote({
    key: shop.id,
    read: () => send(calls.getFranchiseDifferences, { params: { shop: shop.id } }),
  });
  if (!value?.franchise) return null;
  const own = settings.filter((name) => value.settings.includes(name));
  const followed = settings.filter((name) => !own.includes(name));
  const name = (setting: keyof ShopConfig): string => SETTING_NAMES[setting] ?? setting;
  return (
    <details className="franchise-note">
      <summary>{FRANCHISE.title(value.franchise.name)}</summary>
      {followed.length > 0 && <p>{FRANCHISE.follows(followed.map(name))}</p>}
      {own.length > 0 && <p>{FRANCHISE.own(own.map(name))}</p>}
      {isAboutMenu && <p>{value.isMenuAlike ? FRANCHISE.menuAlike : FRANCHISE.menuDiffers}</p>}
      <p className="soft">{FRANCHISE.help}</p>
    </details>
  );
}

/** The pages of an area as tabs. Settings have an index instead; an editor of one dish has none. */
function PageTabs() {
  const { session, shop, page } = useOffice();
  const status = useShopStatus(shop.id);
  if (!page?.group || page.group === 'settings') return null;
  const pages = listPages(session, shop, page.group);
  if (pages.length < 2 || !pages.some(({ path }) => path === page.path)) return null;
  return (
    <nav className="page-tabs" aria-label={OFFICE_GROUP_NAMES[page.group]}>
      {pages.map(({ path }) => (
        <Link key={path} to={`/${shop.slug}${path}`} aria-current={path === page.path ? 'page' : undefined}>
          {OFFICE_PAGE_NAMES[path]}
          <TabCount count={status ? countOnPage(path, status) : 0} />
        </Link>
      ))}
    </nav>
  );
}

function TabCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="count">
        {count} <span className="visually-hidden">{FRAME.open}</span>
      </span>
    </>
  );
}
