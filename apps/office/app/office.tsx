import * as calls from '@tischlein/contract/calls';
import type { OfficePage } from '@tischlein/contract/office-pages';
import type { OfficeSession } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { DESK } from '@tischlein/wording/office';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { send } from './api/send.ts';
import { ApplicationsPage } from './applications/applications-page.tsx';
import { DeclarationsPage } from './declarations/declarations-page.tsx';
import { DeskPage } from './desk/desk-page.tsx';
import type { ShopOffice } from './frame/office-context.ts';
import { FirstShop } from './launch/first-shop.tsx';
import { LaunchPage } from './launch/launch-page.tsx';
import { ShopRoute } from './frame/shop-route.tsx';
import { NoShop } from './frame/no-shop.tsx';
import { OverviewDesk } from './frame/overview-desk.tsx';
import { MailsPage } from './mails/mails-page.tsx';
import { OpeningPage } from './opening/opening-page.tsx';
import { PaymentsPage } from './payments/payments-page.tsx';
import { StockPage } from './stock/stock-page.tsx';
import { TasksPage } from './tasks/tasks-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { ZonesPage } from './zones/zones-page.tsx';

const UNAUTHORIZED = 401;

/** Office pages by their path below the shop. */
const PAGES: Readonly<Record<OfficePage, (office: ShopOffice) => ReactNode>> = {
  '': ({ session, shop }) => (shop.isFranchiseOverview ? <OverviewDesk session={session} /> : <DeskPage shop={shop} />),
  '/eroeffnen': ({ session, shop }) => <LaunchPage session={session} shop={shop} />,
  '/zeiten': ({ session, shop }) => <OpeningPage session={session} shop={shop} />,
  '/bestand': ({ shop }) => <StockPage shop={shop} />,
  '/allergene': ({ session, shop }) => <DeclarationsPage session={session} shop={shop} />,
  '/liefergebiete': ({ session, shop }) => <ZonesPage session={session} shop={shop} />,
  '/zahlungen': ({ session, shop }) => <PaymentsPage session={session} shop={shop} />,
  '/aufgaben': ({ shop }) => <TasksPage shop={shop} />,
  '/bewerbungen': ({ shop }) => <ApplicationsPage shop={shop} />,
  '/mails': () => <MailsPage />,
};

/** The back office: sign-in page or the pages of the signed-in user's shops. */
export function Office() {
  const stored = useRemote<OfficeSession | null>({ key: 'session', read: readStoredSession });
  const [changed, setSession] = useState<OfficeSession | null>();
  const session = changed === undefined ? stored.value : changed;
  if (session === undefined) return stored.problem && <NoConnection />;
  if (session === null) return <SignInPage onSignedIn={setSession} />;
  const leave = (): void => void send(calls.endSession).then(() => setSession(null));
  const [first] = session.shops.toSorted(
    (left, right) => Number(left.isFranchiseOverview) - Number(right.isFranchiseOverview),
  );
  const noShop = session.role === 'owner' ? <FirstShop signOut={leave} /> : <NoShop signOut={leave} />;
  return (
    <BrowserRouter basename="/office">
      <Routes>
        {Object.entries(PAGES).map(([path, page]) => (
          <Route
            key={path}
            path={`/:slug${path}`}
            element={<ShopRoute session={session} signOut={leave} page={page} />}
          />
        ))}
        <Route path="*" element={first ? <Navigate to={toStartPath(session, first)} replace /> : noShop} />
      </Routes>
    </BrowserRouter>
  );
}

/** An owner's draft starts with its checklist, every other shop with the desk. */
const toStartPath = ({ role }: OfficeSession, { slug, state }: OfficeSession['shops'][number]): string =>
  role === 'owner' && state === 'draft' ? `/${slug}/eroeffnen` : `/${slug}`;

/** null: nobody is signed in. */
async function readStoredSession(): Promise<Answer<OfficeSession | null>> {
  const answer = await send(calls.getSession);
  return !answer.ok && answer.status === UNAUTHORIZED ? { ok: true, value: null } : answer;
}

const NoConnection = () => (
  <p className="notice" data-kind="bad" role="alert">
    {DESK.offline}
  </p>
);
