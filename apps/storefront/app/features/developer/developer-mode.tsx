import { Suspense } from 'react';
import { useStore } from '@tischlein/ui/store';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useShop } from '../../context/shop-context.ts';
import { late } from '../../browser/late.tsx';

const DeveloperPanel = late(async () => (await import('./developer-panel.tsx')).DeveloperPanel);

const ADDRESS = /[?&]dev-mode\b/;

/** The developer mode, opened on any page by ?dev-mode. */
export function DeveloperMode() {
  const isManual = useStore(useShop().guest.manualTime) !== null;
  const isAsked = useHydrated() && ADDRESS.test(location.search);
  return <Suspense>{(isAsked || isManual) && <DeveloperPanel />}</Suspense>;
}
