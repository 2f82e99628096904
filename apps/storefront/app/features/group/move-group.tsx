import { GROUP_FAILED, GROUP_WORDS } from '@tischlein/wording';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useRemote } from '@tischlein/ui/use-remote';
import { type ReactNode, useRef, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { forgetGroup, moveGroup } from '../../ordering/group-actions.ts';
import { type AskedSwitch, askedSwitch, goToBranch } from '../../ordering/switch-branch.ts';
import { type LiveGroup, useGroup } from '../../ordering/use-group.ts';
import { LostItems } from './lost-items.tsx';
import '../../styles/group.css';

/** Asks the owner, who is about to switch branch, whether the group comes along, and says what that branch does not have. */
export function MoveGroup({ settings, target }: AskedSwitch) {
  const page = useShop();
  const current = useGroup();
  // The dialog stays while the page is left, although the group is elsewhere by then.
  const [live, setLive] = useState(current);
  if (current && current.group !== live?.group) setLive(current);
  const isLeaving = useRef(false);
  const closed = (): void => {
    askedSwitch.set(null);
    if (!isLeaving.current) target.stay?.();
  };
  const alone = (): void => {
    isLeaving.current = true;
    goToBranch(page, settings, target);
  };
  if (!live) return null;
  return (
    <Dialog title={GROUP_WORDS.moveTitle(live.group.name)} kind="group-dialog" onClosed={closed}>
      <Question live={live} asked={{ settings, target }} onLeave={() => (isLeaving.current = true)}>
        <button className="button button-line button-wide" type="button" onClick={alone}>
          {GROUP_WORDS.switchAlone}
        </button>
        <button className="link-button" type="button" onClick={(event) => closeContainingDialog(event.currentTarget)}>
          {GROUP_WORDS.stay}
        </button>
      </Question>
    </Dialog>
  );
}

interface QuestionProps {
  readonly live: LiveGroup;
  readonly asked: AskedSwitch;
  readonly onLeave: () => void;
  /** The other answers. */
  readonly children: ReactNode;
}

function Question({ live: { group }, asked: { settings, target }, onLeave, children }: QuestionProps) {
  const page = useShop();
  const move = { groupId: group.id, branch: target.branch.id };
  const [failure, setFailure] = useState('');
  const preview = useRemote({
    key: `${group.version} ${target.branch.id}`,
    read: () => moveGroup(page, { ...move, isPreview: true }),
  });
  const take = async (): Promise<void> => {
    const answer = await moveGroup(page, { ...move, isPreview: false });
    if (!answer.ok) return setFailure(answer.problem.message || GROUP_FAILED);
    onLeave();
    // It has come along with the group.
    page.guest.cart.set({ items: [] });
    forgetGroup(page);
    goToBranch(page, settings, { ...target, group: answer.value });
  };
  const { value, problem } = preview;
  const isComplete = value?.problems.length === 0;
  const labels = new Map<string, string>(group.members.map(({ id, label }) => [id, label]));
  return (
    <div className="dialog-body group-body">
      {problem ? <p role="alert">{problem}</p> : value ? <p>{GROUP_WORDS.moveHelp(value.name)}</p> : <Skeleton />}
      {value && <p className="soft">{isComplete ? GROUP_WORDS.moveComplete : GROUP_WORDS.moveMissing}</p>}
      {value && <LostItems problems={value.problems} nameOf={(id) => labels.get(id) ?? ''} />}
      {failure && <p role="alert">{failure}</p>}
      {value && (
        <button className="button button-main button-wide" type="button" onClick={() => void take()}>
          {GROUP_WORDS.take}
        </button>
      )}
      {children}
    </div>
  );
}
