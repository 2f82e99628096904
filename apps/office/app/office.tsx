import type { OfficeSession } from '@tischlein/contract/office';
import { useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router';
import { readSession, signOut } from './api.ts';
import { DeskPage } from './desk/desk-page.tsx';
import { MailsPage } from './mails/mails-page.tsx';
import { OpeningPage } from './opening/opening-page.tsx';
import { StockPage } from './stock/stock-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { ZonesPage } from './zones/zones-page.tsx';

/** The back office: who is signed in decides what there is to see. */
export function Office() {
  const [session, setSession] = useState<OfficeSession | 'unknown' | null>('unknown');
  useEffect(() => {
    void readSession().then((answer) => setSession(answer.ok ? answer.value : null));
  }, []);
  if (session === 'unknown') return null;
  if (session === null) return <SignInPage onSignedIn={setSession} />;
  const leave = (): void => void signOut().then(() => setSession(null));
  const [first] = session.shops.toSorted(
    (left, right) => Number(left.isFranchiseOverview) - Number(right.isFranchiseOverview),
  );
  return (
    <BrowserRouter basename="/office">
      <Routes>
        <Route path="/mails" element={<MailsPage />} />
        <Route path="/:slug" element={<ShopDesk session={session} onSignOut={leave} />} />
        <Route path="/:slug/zeiten" element={<ShopHours session={session} />} />
        <Route path="/:slug/bestand" element={<ShopStock session={session} />} />
        <Route path="/:slug/liefergebiete" element={<ShopZones session={session} />} />
        <Route path="*" element={first ? <Navigate to={`/${first.slug}`} replace /> : <MailsPage />} />
      </Routes>
    </BrowserRouter>
  );
}

function ShopDesk({ session, onSignOut }: { readonly session: OfficeSession; readonly onSignOut: () => void }) {
  const shop = useShopOfPage(session);
  if (!shop) return <Navigate to="/" replace />;
  return <DeskPage key={shop.id} session={session} shop={shop} onSignOut={onSignOut} />;
}

function ShopHours({ session }: { readonly session: OfficeSession }) {
  const shop = useShopOfPage(session);
  if (!shop) return <Navigate to="/" replace />;
  return <OpeningPage key={shop.id} session={session} shop={shop} />;
}

function ShopStock({ session }: { readonly session: OfficeSession }) {
  const shop = useShopOfPage(session);
  if (!shop) return <Navigate to="/" replace />;
  return <StockPage key={shop.id} shop={shop} />;
}

function ShopZones({ session }: { readonly session: OfficeSession }) {
  const shop = useShopOfPage(session);
  if (!shop) return <Navigate to="/" replace />;
  return <ZonesPage key={shop.id} session={session} shop={shop} />;
}

/** The shop that the address names, in whose colours the page then is. */
function useShopOfPage({ shops }: OfficeSession): OfficeSession['shops'][number] | undefined {
  const { slug } = useParams();
  const shop = shops.find((each) => each.slug === slug);
  useEffect(() => {
    document.documentElement.style.setProperty('--primary', shop?.primaryColor ?? null);
    document.documentElement.style.setProperty('--accent', shop?.accentColor ?? null);
  }, [shop]);
  return shop;
}
