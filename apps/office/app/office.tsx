import * as calls from '@tischlein/contract/calls';
import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { may } from '@tischlein/domain/staff';
import type { OfficeSession } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { DESK } from '@tischlein/wording/office';
import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { send } from './api/send.ts';
import { OfficeLayout } from './frame/office-layout.tsx';
import { ShopPage } from './frame/shop-page.tsx';
import { findStartPlace, findStartShop, readLastShop } from './frame/start-path.ts';
import { PAGES } from './pages.ts';
import { loadLate } from './ui/load-late.tsx';
import { forgetShift } from './shift/forget-shift.ts';
import { showBadge } from './shop-status/badge.ts';

const UNAUTHORIZED = 401;
const FirstShop = loadLate(async () => (await import('./launch/first-shop.tsx')).FirstShop);
const NoShop = loadLate(async () => (await import('./frame/no-page.tsx')).NoShop);
const SignInPage = loadLate(async () => (await import('./sign-in/sign-in-page.tsx')).SignInPage);

const SignInAgain = loadLate(async () => (await import('./sign-in/sign-in-again.tsx')).SignInAgain);
const ReplaceAccess = loadLate(async () => (await import('./sign-in/replace-access.tsx')).ReplaceAccess);
const UnlockPage = loadLate(async () => (await import('./sign-in/unlock-page.tsx')).UnlockPage);
const AccessPage = loadLate(async () => (await import('./sign-in/access-page.tsx')).AccessPage);
const UnknownPage = loadLate(async () => (await import('./frame/no-page.tsx')).UnknownPage);
const ACCESS_PATH = '/office/zugang';

/** The back office, or the page of a mailed link, which needs no sign-in. */
export const Office = () => (
  <Suspense>
    {location.pathname === ACCESS_PATH ? <AccessPage token={location.hash.slice(1)} /> : <SignedInOffice />}
  </Suspense>
);

/** The back office: sign-in page or the pages of the signed-in user's shops. */
function SignedInOffice() {
  const stored = useRemote<OfficeSession | null>({ key: 'session', read: readStoredSession });
  const [changed, setSession] = useState<OfficeSession | null>();
  const session = changed === undefined ? stored.value : changed;
  if (session === undefined) return stored.problem && <NoConnection />;
  if (session === null) return <SignInPage onSignedIn={setSession} />;
  if (session.device?.isLocked) return <UnlockPage name={session.name} onChanged={setSession} />;
  const lock = (): void => void send(calls.lockDevice).then((answer) => answer.ok && setSession(answer.value));
  const signOut = (): void => {
    forgetShift();
    showBadge(0);
    void send(calls.endSession).then(() => setSession(null));
  };
  if (session.toReplace.length > 0) return <ReplaceAccess session={session} onChanged={setSession} signOut={signOut} />;
  const leave = session.device ? lock : signOut;
  const first = findStartShop(session, readLastShop());
  const WithoutShop = may(session.role, 'shop', 'write') ? FirstShop : NoShop;
  const noShop = <WithoutShop signOut={leave} />;
  return (
    <BrowserRouter basename="/office">
      <Suspense>
        <SignInAgain email={session.email} onSignedIn={setSession} />
      </Suspense>
      <Routes>
        <Route path="/:slug" element={<OfficeLayout session={session} signOut={leave} />}>
          {OFFICE_PAGES.map((entry) => (
            <Route
              key={entry.path}
              path={`/:slug${entry.path}`}
              element={<ShopPage key={entry.path} entry={entry} page={PAGES[entry.path]} />}
            />
          ))}
          <Route path="*" element={<UnknownPage />} />
        </Route>
        <Route path="/neu" element={first ? <Navigate to={`/${first.slug}/neu`} replace /> : noShop} />
        <Route path="*" element={first ? <Start session={session} shop={first} /> : noShop} />
      </Routes>
    </BrowserRouter>
  );
}

interface StartProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** Leads to where the person works. */
function Start({ session, shop }: StartProps) {
  const { path, isInOffice } = findStartPlace(session, shop);
  return isInOffice ? <Navigate to={path} replace /> : <a href={path} ref={follow} aria-label={shop.name} />;
}

const follow = (link: HTMLAnchorElement | null): void => {
  if (link) location.replace(link.href);
};

/** null: not signed in. */
async function readStoredSession(): Promise<Answer<OfficeSession | null>> {
  const answer = await send(calls.getSession);
  return !answer.ok && answer.status === UNAUTHORIZED ? { ok: true, value: null } : answer;
}

const NoConnection = () => (
  <p className="notice" data-kind="bad" role="alert">
    {DESK.offline}
  </p>
);
