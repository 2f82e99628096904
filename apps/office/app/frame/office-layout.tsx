import type { OfficeSession } from '@tischlein/contract/office';
import { FRAME } from '@tischlein/wording/office';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { AccountButton } from './account-button.tsx';
import { OfficeContext, useOffice } from './office-context.ts';
import { OfficeNav } from './office-nav.tsx';
import { rememberShop } from './start-path.ts';
import { ShopSwitch } from './shop-switch.tsx';
import { findPage } from './visible-pages.ts';
import { loadLate } from '../ui/load-late.tsx';
import { steps } from '@tischlein/ui/steps';
import { type UnsavedChanges, unsavedChanges } from '../ui/unsaved-changes.ts';

// Rare, so they are not part of the first page.
const UnknownShop = loadLate(async () => (await import('./unknown-shop.tsx')).UnknownShop);
const ShopBars = loadLate(async () => (await import('./shop-bars.tsx')).ShopBars);

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
    if (shop) rememberShop(shop.id);
  }, [shop]);
  if (!shop) return <UnknownShop session={session} />;
  const page = findPage(pathname, shop.slug);
  return (
    <OfficeContext key={shop.id} value={{ session, shop, signOut, page }}>
      <LeaveGuard>
        <button type="button" className="skip-link" onClick={() => document.querySelector('h1')?.focus()}>
          {FRAME.skip}
        </button>
        <div className="phone-top">
          <ShopSwitch />
          <AccountButton />
        </div>
        <OfficeNav />
        <div className="office-main">
          <Suspense>{(shop.isDegraded || shop.state === 'draft') && <ShopBars />}</Suspense>
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </LeaveGuard>
    </OfficeContext>
  );
}

const LeaveDialog = loadLate(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface Leaving {
  /** Below /office. */
  readonly path: string;
  readonly changes: UnsavedChanges;
}

/** The office, which asks before a link leaves unsaved changes behind. 'Back' does not ask: drafts outlive a visit to another page. */
function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { shop } = useOffice();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const intercept = (event: MouseEvent): void => {
    const changes = unsavedChanges.get();
    const path = changes?.findTarget(event, shop.slug) ?? null;
    if (!changes || path === null) return;
    event.preventDefault();
    event.stopPropagation();
    setLeaving({ path, changes });
  };
  return (
    <div className="office" onClickCapture={intercept}>
      {children}
      <Suspense>
        {leaving && (
          <LeaveDialog
            changes={leaving.changes}
            onClosed={(goes) => {
              setLeaving(null);
              if (goes) steps.whenSettled(() => void navigate(leaving.path));
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
