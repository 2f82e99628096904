import { lazy, Suspense } from 'react';
import { useStore } from '@tischlein/ui/store';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useShop } from '../../shop-context.ts';

const DeveloperPanel = lazy(async () => ({ default: (await import('./developer-panel.tsx')).DeveloperPanel }));

const ADDRESS = /[?&]dev-mode\b/;

/** The developer mode over every page whose address asks for it with ?dev-mode. */
export function DeveloperMode() {
  const isManual = useStore(useShop().guest.manualTime) !== null;
  const isAsked = useHydrated() && ADDRESS.test(location.search);
  return <Suspense>{(isAsked || isManual) && <DeveloperPanel />}</Suspense>;
}
