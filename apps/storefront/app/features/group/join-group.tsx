import * as calls from '@tischlein/contract/calls';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { findMembersPage, MOST_MEMBERS } from '@tischlein/domain/group-order';
import { GROUP, GROUP_FAILED, GROUP_WORDS } from '@tischlein/wording';
import { refuse } from '@tischlein/ui/answer';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useForm } from '@tischlein/ui/use-form';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../../api/send.ts';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { enterAgain, joinGroup } from '../../ordering/group-actions.ts';
import { groupAddress } from '../../ordering/switch-branch.ts';
import { toLiveGroup } from '../../ordering/use-group.ts';
import { orderPath } from '../../shop/order-paths.ts';
import { PATHS } from '../../shop/paths.ts';
import { GroupDeadline } from './group-deadline.tsx';
import { LostItems } from './lost-items.tsx';
import { checkNames, NameForm, type Names } from './name-form.tsx';

interface JoinGroupProps {
  readonly titleId: string;
  readonly code: string;
  readonly onNew: () => void;
}

// While the owner is at the checkout (S2 §9 'Group poll: 5000 ms').
const LOOK_EVERY_MS = 5000;

/** The invitation: who pays, how many are in, and one's own name; or why joining is not possible. */
export function JoinGroup({ titleId, code, onNew }: JoinGroupProps) {
  const page = useShop();
  const { shop } = page;
  const { replaceBy } = useRouter();
  const { value: group, problem } = useRemote<GroupOrderAnswer | null>({
    key: code,
    read: async () => {
      const answer = await send(calls.findGroupOrder, { params: { shop: shop.id, code } });
      if (!answer.ok && answer.problem.movedTo) location.assign(groupAddress(answer.problem.movedTo));
      if (answer.ok && hasLeftMenu(answer.value)) {
        enterAgain(page, answer.value);
        replaceBy(findPage(answer.value));
      }
      return !answer.ok && answer.status === 404 ? { ok: true, value: null } : answer;
    },
    againAfter: (found) => (found && isAtCheckout(found) ? LOOK_EVERY_MS : null),
  });
  if (group === undefined || (group && hasLeftMenu(group)))
    return <div className="dialog-body">{problem ? <p role="alert">{problem}</p> : <Skeleton />}</div>;
  const hindrance = findHindrance(group);
  if (group === null || hindrance) {
    const { title, text, isWaiting } = hindrance ?? UNKNOWN;
    return (
      <>
        <DialogHead titleId={titleId} title={title} isStep />
        <div className="dialog-body group-body" role="status">
          <p>{text}</p>
          <button
            className="button button-line button-wide"
            type="button"
            onClick={(event) => closeContainingDialog(event.currentTarget)}
          >
            {GROUP_WORDS.alone}
          </button>
          {!isWaiting && (
            <button className="button button-main button-wide" type="button" onClick={onNew}>
              {GROUP.start}
            </button>
          )}
        </div>
      </>
    );
  }
  if (group.memberId !== null)
    return <Rejoin titleId={titleId} group={group} onRejoin={() => enterAgain(page, group)} />;
  return <Invitation titleId={titleId} group={group} />;
}

function Invitation({ titleId, group }: Omit<RejoinProps, 'onRejoin'>) {
  const page = useShop();
  const owner = findOwnerName(group);
  const form = useForm<Names, unknown>({
    first: { groupName: null, userName: '' },
    check: checkNames,
    send: async ({ userName }) => {
      const answer = await joinGroup(page, { group: group.id, userName });
      return answer.ok || answer.problem.message ? answer : refuse(GROUP_FAILED);
    },
    done: (_, sent) => closeContainingDialog(sent.form),
  });
  return (
    <>
      <DialogHead titleId={titleId} title={group.name} isStep />
      <div className="dialog-body group-body">
        <p>{GROUP.invitation(owner)}</p>
        <p className="soft">
          {GROUP_WORDS.people(group.members.length)} · <GroupDeadline group={group} />
        </p>
        <p className="soft">{GROUP_WORDS.whoPays(owner)}</p>
        <NameForm form={form} submit={GROUP.join} needsName />
      </div>
    </>
  );
}

interface RejoinProps {
  readonly titleId: string;
  readonly group: GroupOrderAnswer;
  readonly onRejoin: () => void;
}

/** A member comes back: on this device, or at the branch that the group has moved to. */
function Rejoin({ titleId, group, onRejoin }: RejoinProps) {
  const { title, branchName } = useShop().shop;
  return (
    <>
      <DialogHead titleId={titleId} title={group.name} isStep />
      <div className="dialog-body group-body">
        <p>{GROUP_WORDS.isIn([title, branchName].filter(Boolean).join(' '))}</p>
        <LostItems problems={group.problems.filter(({ memberId }) => memberId === group.memberId)} />
        <button
          className="button button-main button-wide"
          type="button"
          onClick={(event) => {
            closeContainingDialog(event.currentTarget);
            onRejoin();
          }}
        >
          {GROUP_WORDS.goOn}
        </button>
      </div>
    </>
  );
}

/** The group is not at the menu any more: its members are led to where it is (S3 G21). */
const hasLeftMenu = ({ memberId, stage }: GroupOrderAnswer): boolean => memberId !== null && stage !== 'menu';

function findPage(group: GroupOrderAnswer): string {
  if (findMembersPage(group) === 'success' && group.orderId !== null) return orderPath(group.orderId);
  return toLiveGroup(group)?.isOwner ? PATHS.checkout : PATHS.holding;
}

interface Hindrance {
  readonly title: string;
  readonly text: string;
  /** It may be over soon. */
  readonly isWaiting: boolean;
}

const UNKNOWN: Hindrance = { title: GROUP_WORDS.unknownTitle, text: GROUP_WORDS.unknown, isWaiting: false };

const isAtCheckout = ({ stage, memberId }: GroupOrderAnswer): boolean =>
  memberId === null && (stage === 'checkout' || stage === 'paying');

/** Why this guest cannot join; null: nothing. Members come back at any time. */
function findHindrance(group: GroupOrderAnswer | null): Hindrance | null {
  if (!group || group.memberId !== null) return null;
  const owner = findOwnerName(group);
  if (group.stage === 'completed')
    return { title: GROUP_WORDS.orderedTitle(group.name), text: GROUP_WORDS.ordered, isWaiting: false };
  if (isAtCheckout(group))
    return { title: GROUP_WORDS.frozenTitle(owner), text: GROUP_WORDS.frozen(owner), isWaiting: true };
  return group.members.length >= MOST_MEMBERS
    ? { title: GROUP_WORDS.fullTitle, text: GROUP_WORDS.full, isWaiting: false }
    : null;
}

const findOwnerName = ({ members }: GroupOrderAnswer): string =>
  members.find(({ status }) => status === 'owner')?.name ?? '';
