import { Suspense } from 'react';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { findWaiterPlace } from '../features/waiter/waiter-paths.ts';
import NotFoundPage from './not-found.tsx';
import type { PageProps } from './page-props.ts';
import '../styles/waiter-bill.css';
import '../styles/waiter-take.css';
import '../styles/waiter.css';
import { late } from '../browser/late.tsx';
import { Pending } from '../browser/pending.tsx';

const WaiterPage = late(async () => (await import('./waiter-page.tsx')).WaiterPage);

/** /service and below: the pages of the waiters. Nothing of them is rendered before it is known who is signed in. */
export default function ServicePage({ id }: PageProps) {
  const place = findWaiterPlace(id);
  const isHydrated = useHydrated();
  if (place.kind === 'unknown') return <NotFoundPage />;
  return <Suspense fallback={<Pending />}>{isHydrated ? <WaiterPage place={place} /> : <Pending />}</Suspense>;
}
