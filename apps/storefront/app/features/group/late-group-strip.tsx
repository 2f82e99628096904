import { lazyPart } from '@tischlein/ui/late';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { Suspense } from 'react';
import { readStored } from '../../browser/storage.ts';
import { useShop } from '../../context/shop-context.ts';

const GroupStrip = lazyPart(async () => (await import('./group-bar.tsx')).GroupStrip);

/** The strip of a group; its code is loaded by members only. */
export function LateGroupStrip() {
  const { id: shopId } = useShop().shop;
  const isMember = useHydrated() && Boolean(readStored({ area: 'local', shopId, name: 'group' }));
  return (
    isMember && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <GroupStrip />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
