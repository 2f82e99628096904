import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP, GROUP_WORDS, groupAlerts } from '@tischlein/wording';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { changeMember, forgetGroup, leaveGroup } from '../../ordering/group-actions.ts';
import { getMembership } from '../../ordering/group-membership.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { GroupDeadline } from './group-deadline.tsx';
import { MemberRow } from './member-row.tsx';
import { ShareLink } from './share-link.tsx';
import '../../styles/group.css';

interface GroupHeadProps {
  readonly live: LiveGroup;
  readonly onSettings: () => void;
}

/** Above the own dishes: name, how many are ready, deadline, and the way to invite (study 55 and 57). */
export function GroupHead({ live, onSettings }: GroupHeadProps) {
  const { group, me, isOwner, owner } = live;
  const ready = group.members.filter(({ status }) => status === 'readyToCheckout').length;
  return (
    <div className="group-head">
      <div className="group-title">
        <p className="soft">
          {!isOwner && `${GROUP_WORDS.with(owner.name)} · `}
          {GROUP_WORDS.count(group.members.length, ready)}
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
      {isOwner && <ShareLink group={group} inCart />}
      {me.status === 'readyToCheckout' && (
        <Notice kind="good" icon="check">
          <strong>{GROUP_WORDS.youAreReady}</strong> {GROUP_WORDS.readyHelp(owner.name)}
        </Notice>
      )}
      {!isOwner && group.ownerIsAway && <OwnerAway live={live} />}
      <BeforeJoining />
      <p className="group-heading">
        {GROUP_WORDS.orderedBy} <strong>{GROUP.you}</strong>
      </p>
    </div>
  );
}

/** Members take their cart home with one press; none of them becomes the owner (S3 G15). */
function OwnerAway({ live: { me, owner } }: { readonly live: LiveGroup }) {
  const page = useShop();
  return (
    <Notice kind="warn" icon="clock">
      {GROUP_WORDS.ownerAway(owner.name)}{' '}
      <button className="link-button" type="button" onClick={() => void leaveGroup(page, { me: me.id })}>
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
  const [removing, setRemoving] = useState<GroupOrderAnswer['members'][number] | null>(null);
  const others = group.members.filter((member) => member.id !== me.id);
  if (others.length === 0) return null;
  const alert = groupAlerts.remove(removing?.name ?? '');
  return (
    <section className="group-others" aria-label={GROUP_WORDS.orderedBy}>
      <p className="group-heading">
        <span>{GROUP_WORDS.orderedBy}</span>
        {isOwner && <span>{GROUP_WORDS.share}</span>}
      </p>
      <ul>
        {others.map((member) => (
          <MemberRow key={member.id} member={member} live={live} onRemove={() => setRemoving(member)} />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={alert.title}
          texts={[alert.text]}
          confirm={alert.confirm}
          cancel={alert.cancel}
          onConfirm={() => void changeMember(page, removing.id, { leave: true })}
          onClosed={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

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

/** A quiet row that leads to ordering together; named first above 25 euros (S1 §9). */
export function GroupSuggestion({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button className="group-suggestion" type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="user" />
      <span>
        <strong>{GROUP_WORDS.suggestion}</strong>
        <small>{GROUP_WORDS.suggestionHelp}</small>
      </span>
      <Icon name="next" />
    </button>
  );
}
