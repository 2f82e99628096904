import { GROUP_WORDS } from '@tischlein/wording';
import { Notice } from '@tischlein/ui/notice';
import { useIsGroupOffline } from '../../ordering/use-group.ts';

/** Says that the group is shown as it was when the connection was lost, and what becomes of changes. */
export function GroupOffline({ isWaiting = false }: { readonly isWaiting?: boolean }) {
  return (
    <div role="status">
      {useIsGroupOffline() && (
        <Notice kind="warn" icon="offline">
          {isWaiting ? GROUP_WORDS.waitsOffline : GROUP_WORDS.offline}
        </Notice>
      )}
    </div>
  );
}
