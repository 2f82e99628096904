import type { OfficePageEntry } from '@tischlein/contract/office-pages';
import type { ComponentType } from 'react';
import { type ShopOffice, useOffice } from './office-context.ts';
import { loadLate } from '../ui/load-late.tsx';
import { mayOpenPage, showsBranches } from './visible-pages.ts';

// Rarely shown, so they are not part of the first page.
const NotAllowed = loadLate(async () => (await import('./no-page.tsx')).NotAllowed);
const FactorMissing = loadLate(async () => (await import('./no-page.tsx')).FactorMissing);
const OverviewPage = loadLate(async () => (await import('./overview-page.tsx')).OverviewPage);

interface ShopPageProps {
  readonly entry: OfficePageEntry;
  readonly page: ComponentType<Pick<ShopOffice, 'session' | 'shop'>>;
}

/** A page of the list, if the role opens it. The overview of a franchise has no kitchen: it shows its branches instead. */
export function ShopPage({ entry, page: Page }: ShopPageProps) {
  const { session, shop } = useOffice();
  if (!mayOpenPage(session, shop, entry)) return <NotAllowed />;
  if (session.isFactorMissing && entry.area !== 'own') return <FactorMissing />;
  if (showsBranches(shop, entry)) return <OverviewPage />;
  return <Page session={session} shop={shop} />;
}
