import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { send } from './api/send.ts';
import { DeskPage } from './desk/desk-page.tsx';
import type { ShopOffice } from './frame/office-context.ts';
import { ShopRoute } from './frame/shop-route.tsx';
import { NoShop } from './frame/no-shop.tsx';
import { MailsPage } from './mails/mails-page.tsx';
import { OpeningPage } from './opening/opening-page.tsx';
import { PaymentsPage } from './payments/payments-page.tsx';
import { StockPage } from './stock/stock-page.tsx';
import { TasksPage } from './tasks/tasks-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { ZonesPage } from './zones/zones-page.tsx';

/** Office pages by their path below the shop. */
const PAGES: Readonly<Record<string, (office: ShopOffice) => ReactNode>> = {
  '': ({ shop }) => <DeskPage shop={shop} />,
  '/zeiten': ({ session, shop }) => <OpeningPage session={session} shop={shop} />,
  '/bestand': ({ shop }) => <StockPage shop={shop} />,
  '/liefergebiete': ({ session, shop }) => <ZonesPage session={session} shop={shop} />,
  '/zahlungen': ({ session, shop }) => <PaymentsPage session={session} shop={shop} />,
  '/aufgaben': ({ shop }) => <TasksPage shop={shop} />,
  '/mails': () => <MailsPage />,
};

/** The back office: sign-in page or the pages of the signed-in user's shops. */
export function Office() {
  const [session, setSession] = useState<OfficeSession | 'unknown' | null>('unknown');
  useEffect(() => {
    void send(calls.getSession).then((answer) => setSession(answer.ok ? answer.value : null));
  }, []);
  if (session === 'unknown') return null;
  if (session === null) return <SignInPage onSignedIn={setSession} />;
  const leave = (): void => void send(calls.endSession).then(() => setSession(null));
  const [first] = session.shops.toSorted(
    (left, right) => Number(left.isFranchiseOverview) - Number(right.isFranchiseOverview),
  );
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
        <Route path="*" element={first ? <Navigate to={`/${first.slug}`} replace /> : <NoShop signOut={leave} />} />
      </Routes>
    </BrowserRouter>
  );
}
