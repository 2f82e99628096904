import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useStore } from '@tischlein/ui/store';
import { Suspense } from 'react';
import { askedSwitch } from '../../ordering/switch-branch.ts';
import { late } from '../../browser/late.tsx';
import { shownAlert } from './shown-alert.ts';

const MoveGroup = late(async () => (await import('./move-group.tsx')).MoveGroup);

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
