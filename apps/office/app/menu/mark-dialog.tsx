import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { BULK } from '@tischlein/wording/office';
import { type ReactNode, useId, useState } from 'react';

/** Marks that are added to dishes, and those that are removed. */
interface MarkChange<Mark> {
  readonly add: readonly Mark[];
  readonly remove: readonly Mark[];
}

interface MarkDialogProps<Mark extends string> {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly getName: (mark: Mark) => string;
  readonly confirm: string;
  /** There is something to confirm besides marks. */
  readonly isChanged?: boolean;
  readonly onConfirm: (change: MarkChange<Mark>) => void;
  readonly onClosed: () => void;
  readonly children?: ReactNode;
}

const CHOICES = ['keep', 'add', 'remove'] as const;
type Choice = (typeof CHOICES)[number];
const CHOICE_NAMES: Readonly<Record<Choice, string>> = { keep: BULK.keep, add: BULK.add, remove: BULK.takeAway };

/** Adds marks to many dishes and removes others; all other marks stay. */
export function MarkDialog<Mark extends string>(props: MarkDialogProps<Mark>) {
  const { title, marks, getName, confirm, isChanged = false, onConfirm, onClosed, children } = props;
  const [choices, setChoices] = useState<ReadonlyMap<Mark, Choice>>(new Map());
  const [isMissing, setMissing] = useState(false);
  const list = (choice: Choice): readonly Mark[] => marks.filter((mark) => choices.get(mark) === choice);
  const change = { add: list('add'), remove: list('remove') };
  const isNothing = !isChanged && change.add.length + change.remove.length === 0;
  const foot = (
    <>
      <button
        type="button"
        className="button button-line"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {BULK.cancel}
      </button>
      <button
        type="button"
        className="button button-main"
        onClick={({ currentTarget }) => {
          if (isNothing) return setMissing(true);
          closeContainingDialog(currentTarget);
          onConfirm(change);
        }}
      >
        {confirm}
      </button>
    </>
  );
  return (
    <Dialog title={title} kind="menu-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body stack">
        {children}
        <p role="status">{isMissing && isNothing ? BULK.chooseMarks : ''}</p>
        <div>
          {marks.map((mark) => (
            <MarkChoice
              key={mark}
              name={getName(mark)}
              value={choices.get(mark) ?? 'keep'}
              onChange={(choice) => setChoices(new Map([...choices, [mark, choice]]))}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface MarkChoiceProps {
  readonly name: string;
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

function MarkChoice({ name, value, onChange }: MarkChoiceProps) {
  const group = useId();
  return (
    <fieldset className="mark-choice" data-choice={value}>
      <legend>{name}</legend>
      {CHOICES.map((choice) => (
        <label key={choice}>
          <input type="radio" name={group} checked={choice === value} onChange={() => onChange(choice)} />
          {CHOICE_NAMES[choice]}
        </label>
      ))}
    </fieldset>
  );
}
