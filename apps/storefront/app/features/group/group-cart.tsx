import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { countReady, type LeftOut } from '@tischlein/domain/group-order';
import { GROUP, GROUP_WORDS, groupAlerts, leftOutText } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import type { UnsuitableItem } from '../../guest/settle-cart.ts';
import { changeMember, leaveGroup } from '../../ordering/group-actions.ts';
import { getMembership } from '../../ordering/group-membership.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { useGroupPrice } from '../../ordering/use-group-price.ts';
import type { Order } from '../../ordering/use-order.ts';
import { LeftOutNotice } from '../../receipt/left-out-notice.tsx';
import { GroupDeadline } from './group-deadline.tsx';
import { GroupOffline } from './group-offline.tsx';
import { MemberRow } from './member-row.tsx';
import { sayRefusal } from './say-refusal.ts';
import { ShareLink } from './share-link.tsx';
import '../../styles/group.css';

interface GroupHeadProps {
  readonly live: LiveGroup;
  /** The own cart, and how to take something out of it that cannot be had. */
  readonly order: Order;
  readonly onRemove: (item: UnsuitableItem) => void;
  readonly onSettings: () => void;
}

/** Above the own dishes: name, how many are ready, deadline, and the way to invite (study 55 and 57). */
export function GroupHead({ live, order, onRemove, onSettings }: GroupHeadProps) {
  const { group, me, isOwner, owner } = live;
  return (
    <div className="group-head">
      <div className="group-title">
        <p className="soft">
          {!isOwner && `${GROUP_WORDS.with(owner.name)} · `}
          {GROUP_WORDS.count(countReady(group.members))}
          {group.closesAt !== null && (
            <>
              {' · '}
              <GroupDeadline group={group} />
            </>
          )}
        </p>
        <button
          className="icon-button"
          type="button"
          aria-label={GROUP_WORDS.settings}
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          <Icon name="edit" />
        </button>
      </div>
      <GroupOffline />
      {isOwner && <ShareLink group={group} inCart />}
      {me.status === 'readyToCheckout' && (
        <Notice kind="good" icon="check">
          <strong>{GROUP_WORDS.youAreReady}</strong> {GROUP_WORDS.readyHelp(owner.name)}
        </Notice>
      )}
      {!isOwner && group.ownerIsAway && <OwnerAway live={live} />}
      <BeforeJoining />
      <OwnLeftOut live={live} order={order} onRemove={onRemove} />
      <p className="group-heading">
        {GROUP_WORDS.orderedBy} <strong>{GROUP.you}</strong>
      </p>
    </div>
  );
}

/** What of the own dishes cannot be had (S3 G19). */
function OwnLeftOut({ live, order, onRemove }: Omit<GroupHeadProps, 'onSettings'>) {
  const { time } = useClock();
  const leftOut = useGroupPrice(live).members.get(live.me.id)?.leftOut ?? [];
  const items = leftOut.map((each) => {
    const item = order.unsuitable.find((kept) => isSameItem(kept, each));
    const remove = item && { label: FILLED_CART.remove(each.item), run: () => onRemove(item) };
    return { text: leftOutText(each, time.day), ...(remove && { remove }) };
  });
  return <LeftOutNotice items={[...new Map(items.map((each) => [each.text, each])).values()]} />;
}

const isSameItem = ({ item }: UnsuitableItem, { dropped, of: { itemId, amount } }: LeftOut): boolean =>
  dropped && item.amount === amount && ('menuId' in item ? item.menuId : item.dishId) === itemId;

/** Members take their cart home with one press; none of them becomes the owner (S3 G15). */
function OwnerAway({ live: { me, owner } }: { readonly live: LiveGroup }) {
  const page = useShop();
  return (
    <Notice kind="warn" icon="clock">
      {GROUP_WORDS.ownerAway(owner.name)}{' '}
      <button className="link-button" type="button" onClick={() => void sayRefusal(leaveGroup(page, { me: me.id }))}>
        {GROUP_WORDS.takeHome}
      </button>
    </Notice>
  );
}

/** Offers the cart from before joining (S3 G10). */
function BeforeJoining() {
  const { shop, guest } = useShop();
  const store = getMembership(shop.id);
  const membership = useStore(store);
  const before = membership?.setAside;
  if (!membership || !before) return null;
  const take = (): void => {
    guest.cart.set({ items: [...guest.cart.get().items, ...before.items] });
    store.set({ ...membership, setAside: null });
  };
  return (
    <Notice kind="plain" icon="bag">
      <strong>{GROUP_WORDS.before}</strong> {GROUP_WORDS.beforeHelp}{' '}
      <button className="link-button" type="button" onClick={take}>
        {GROUP_WORDS.takeBefore}
      </button>
    </Notice>
  );
}

/** Below the own dishes: what the others have chosen; the owner sees each share (S3 G18). */
export function GroupOthers({ live }: { readonly live: LiveGroup }) {
  const page = useShop();
  const { group, me, isOwner } = live;
  const price = useGroupPrice(live);
  const [removing, setRemoving] = useState<GroupOrderAnswer['members'][number] | null>(null);
  const others = group.members.filter((member) => member.id !== me.id);
  const alert = groupAlerts.remove(removing?.name ?? '');
  return (
    <>
      {others.length > 0 && (
        <section className="group-others" aria-label={GROUP_WORDS.orderedBy}>
          <p className="group-heading">
            <span>{GROUP_WORDS.orderedBy}</span>
            {isOwner && <span>{GROUP_WORDS.share}</span>}
          </p>
          <ul>
            {others.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                live={live}
                price={price}
                onRemove={() => setRemoving(member)}
              />
            ))}
          </ul>
        </section>
      )}
      {/* Outside: it closes by itself after the last of the others has gone. */}
      {removing && (
        <ConfirmDialog
          title={alert.title}
          texts={[alert.text]}
          confirm={alert.confirm}
          cancel={alert.cancel}
          onConfirm={() => void sayRefusal(changeMember(page, removing.id, { leave: true }))}
          onClosed={() => setRemoving(null)}
        />
      )}
    </>
  );
}
