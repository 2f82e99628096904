import type { OfficeSession } from '@tischlein/contract/office';
import { OFFICE_PAGES } from '@tischlein/wording/office';
import { may } from '@tischlein/domain/staff';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { AccountButton } from './account-button.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OfficeContext } from './office-context.ts';
import { OfficeNav } from './office-nav.tsx';
import { ShopSwitch } from './shop-switch.tsx';
import { findPage } from './visible-pages.ts';
import { loadLate } from '../ui/load-late.tsx';

// Rare, so they are not part of the first page.
const UnknownShop = loadLate(async () => (await import('./unknown-shop.tsx')).UnknownShop);
const DraftBar = loadLate(async () => (await import('./draft-bar.tsx')).DraftBar);

interface OfficeLayoutProps {
  readonly session: OfficeSession;
  readonly signOut: () => void;
}

/** The frame around the pages of the shop in the URL. Its surfaces are neutral; mark and main button have the shop's colours. */
export function OfficeLayout({ session, signOut }: OfficeLayoutProps) {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const shop = session.shops.find((each) => each.slug === slug);
  useEffect(() => {
    document.documentElement.style.setProperty('--primary', shop?.primaryColor ?? null);
    document.documentElement.style.setProperty('--accent', shop?.accentColor ?? null);
  }, [shop]);
  if (!shop)
    return (
      <Suspense>
        <UnknownShop session={session} />
      </Suspense>
    );
  const page = findPage(pathname, shop.slug);
  return (
    <OfficeContext key={shop.id} value={{ session, shop, signOut, page }}>
      <LeaveGuard>
        <div className="phone-top">
          <ShopSwitch />
          <AccountButton />
        </div>
        <OfficeNav />
        <div className="office-main">
          {shop.isDegraded && (
            <p className="notice" data-kind="bad" role="alert">
              {OFFICE_PAGES.degraded}
            </p>
          )}
          {shop.state === 'draft' && page?.group !== 'launch' && may(session.role, 'shop', 'write') && (
            <Suspense>
              <DraftBar />
            </Suspense>
          )}
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </LeaveGuard>
    </OfficeContext>
  );
}
