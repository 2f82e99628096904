import type { OfficeSession } from '@tischlein/contract/office';
import { useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router';
import { readSession, signOut } from './api.ts';
import { DeskPage } from './desk/desk-page.tsx';
import { MailsPage } from './mails/mails-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

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
        <Route path="*" element={first ? <Navigate to={`/${first.slug}`} replace /> : <MailsPage />} />
      </Routes>
    </BrowserRouter>
  );
}

function ShopDesk({ session, onSignOut }: { readonly session: OfficeSession; readonly onSignOut: () => void }) {
  const { slug } = useParams();
  const shop = session.shops.find((each) => each.slug === slug);
  useEffect(() => {
    document.documentElement.style.setProperty('--primary', shop?.primaryColor ?? null);
    document.documentElement.style.setProperty('--accent', shop?.accentColor ?? null);
  }, [shop]);
  if (!shop) return <Navigate to="/" replace />;
  return <DeskPage key={shop.id} session={session} shop={shop} onSignOut={onSignOut} />;
}
