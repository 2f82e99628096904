import { useHydrated } from '@tischlein/ui/use-hydrated';
import { Suspense } from 'react';
import '../styles/checkout.css';
import '../styles/cart.css';
import '../styles/telephone.css';
import { late } from '../browser/late.tsx';
import { Pending } from '../browser/pending.tsx';

const TelephonePage = late(async () => (await import('./telephone-page.tsx')).TelephonePage);

/** /telefon: staff take an order on the telephone. Nothing of it is rendered before it is known who is signed in. */
export default function Telephone() {
  const isHydrated = useHydrated();
  return <Suspense fallback={<Pending />}>{isHydrated ? <TelephonePage /> : <Pending />}</Suspense>;
}
