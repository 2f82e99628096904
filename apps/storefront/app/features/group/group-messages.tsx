import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { createStore, useStore } from '@tischlein/ui/store';
import type { Alert } from '@tischlein/wording';
import { Suspense } from 'react';
import { askedSwitch } from '../../ordering/switch-branch.ts';
import { late } from '../../browser/late.tsx';

const MoveGroup = late(async () => (await import('./move-group.tsx')).MoveGroup);

/** What ended the group on this device; outlives the page that members are led to. */
export const shownAlert = createStore<Alert | null>(null);

/** What the group's members must read or decide on any page. */
export function GroupMessages() {
  const alert = useStore(shownAlert);
  const asked = useStore(askedSwitch);
  if (asked)
    return (
      <Suspense>
        <MoveGroup {...asked} />
      </Suspense>
    );
  if (!alert) return null;
  return (
    <ConfirmDialog
      title={alert.title}
      texts={[alert.text]}
      confirm={alert.confirm}
      cancel={alert.cancel}
      onClosed={() => shownAlert.set(null)}
    />
  );
}
