import type { Orderability } from '@tischlein/domain/orderability';
import { Notice } from '@tischlein/ui/notice';
import { ORDERABILITY } from '@tischlein/wording/storefront';
import { GROUP_WORDS } from '@tischlein/wording';
import { useShop } from '../context/shop-context.ts';
import { useGroup } from '../ordering/use-group.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import { describeInstant, describeShortly } from './time-words.ts';

/** The chosen time can no longer be had: says so, and offers the nearest in one press (S3 O5). A group's is its owner's (S3 G13). */
export function LostTime({ orderability: { lost, ...found } }: { readonly orderability: Orderability }) {
  const { guest } = useShop();
  const group = useGroup();
  if (lost === null || found.can !== 'later') return null;
  const { first } = found;
  return (
    <Notice kind="warn" icon="clock" role="status">
      <strong>{ORDERABILITY.lost(describeInstant(lost))}</strong>{' '}
      {group?.isOwner === false ? (
        GROUP_WORDS.ownerChooses(group.owner.name)
      ) : (
        <button
          className="link-button"
          type="button"
          onClick={() => changeOptions(guest, { serveAt: first?.serveAt ?? null })}
        >
          {first ? ORDERABILITY.instead(describeShortly(first)) : ORDERABILITY.insteadSoon}
        </button>
      )}
    </Notice>
  );
}
