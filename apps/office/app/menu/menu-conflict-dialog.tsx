import { type MergeConflict, type MergeSide, toConflictKey } from '@tischlein/domain/menu-editing';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { describeConflict, MENU_SAVING } from '@tischlein/wording/office';
import { useId, useRef, useState } from 'react';
import { describeSave } from '../ui/describe-save.ts';
import type { ConflictAnswer, ConflictQuestion, MenuQuestion, ZeroQuestion } from './menu-draft.ts';

/** Asks what has to be answered before the menu is saved. */
export function MenuConflictDialog({ question }: { readonly question: MenuQuestion | null }) {
  if (question === null) return null;
  return question.kind === 'zero' ? <ZeroDialog question={question} /> : <OpenDialog question={question} />;
}

const ZeroDialog = ({ question: { prices, answer } }: { readonly question: ZeroQuestion }) => (
  <ConfirmDialog
    title={MENU_SAVING.zeroTitle}
    texts={[MENU_SAVING.zeroText(prices.map(({ name }) => name))]}
    confirm={MENU_SAVING.zeroConfirm}
    cancel={MENU_SAVING.zeroCancel}
    mainAnswer="cancel"
    onClosed={answer}
  />
);

/** Two people have changed the same fields: asks for each of them which version counts (S3 L8). */
function OpenDialog({ question: { save, conflicts, menu, answer } }: { readonly question: ConflictQuestion }) {
  const [sides, setSides] = useState<Readonly<Record<string, MergeSide>>>({});
  const given = useRef<ConflictAnswer>('later');
  const foot = (
    <button
      type="button"
      className="button button-main button-wide"
      onClick={(event) => {
        given.current = sides;
        closeContainingDialog(event.currentTarget);
      }}
    >
      {MENU_SAVING.saveChoice}
    </button>
  );
  return (
    <Dialog title={MENU_SAVING.conflictTitle} kind="menu-dialog" onClosed={() => answer(given.current)} foot={foot}>
      <div className="dialog-body stack">
        <p>
          {describeSave(save)} {MENU_SAVING.conflictLead} {MENU_SAVING.conflictElse}
        </p>
        {conflicts.map((conflict) => {
          const key = toConflictKey(conflict);
          return (
            <ConflictChoice
              key={key}
              words={describeConflict(conflict, menu)}
              side={sides[key] ?? 'mine'}
              onChoose={(side) => setSides({ ...sides, [key]: side })}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  readonly words: ReturnType<typeof describeConflict>;
  readonly side: MergeSide;
  readonly onChoose: (side: MergeSide) => void;
}

const SIDES: readonly (keyof MergeConflict & MergeSide)[] = ['saved', 'mine'];
const SIDE_NAMES: Readonly<Record<MergeSide, string>> = { saved: MENU_SAVING.theirs, mine: MENU_SAVING.mine };

function ConflictChoice({ words, side, onChoose }: ConflictChoiceProps) {
  const group = useId();
  return (
    <fieldset className="conflict-choice">
      <legend>{words.title}</legend>
      <p>
        {MENU_SAVING.before}: {words.base}
      </p>
      {SIDES.map((each) => (
        <label key={each} className="tick">
          <input type="radio" name={group} checked={each === side} onChange={() => onChoose(each)} />
          <span>
            <small>{SIDE_NAMES[each]}</small>
            {words[each]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
