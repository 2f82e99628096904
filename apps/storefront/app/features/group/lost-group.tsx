import { GROUP_WORDS } from '@tischlein/wording';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useShop } from '../../context/shop-context.ts';
import { forgetGroup } from '../../ordering/group-actions.ts';
import { getMembership } from '../../ordering/group-membership.ts';

/** The group was left on this device after failed polls; one press rejoins (S3 G1). */
export function LostGroup() {
  const page = useShop();
  const store = getMembership(page.shop.id);
  const membership = useStore(store);
  if (!membership?.isLost) return null;
  return (
    <Notice kind="bad" icon="offline">
      {GROUP_WORDS.lost}{' '}
      <button className="link-button" type="button" onClick={() => store.set({ ...membership, isLost: false })}>
        {GROUP_WORDS.rejoin}
      </button>{' '}
      <button className="link-button" type="button" onClick={() => forgetGroup(page)}>
        {GROUP_WORDS.alone}
      </button>
    </Notice>
  );
}
