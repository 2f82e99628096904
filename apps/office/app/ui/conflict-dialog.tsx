import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { CONFLICT } from '@tischlein/wording/office';
import { describeSave } from './describe-save.ts';
import { Fragment, useId, useRef } from 'react';
import type { Difference } from '@tischlein/ui/compare-facts';
import type { Choice, Question } from '@tischlein/ui/save-over';

/** Shows the saved version beside this person's own and asks which one counts; closing it decides nothing (S3 L8). */
export function ConflictDialog({ question }: { readonly question: Question | null }) {
  return question && <OpenDialog question={question} />;
}

function OpenDialog({ question: { differences, save, answer } }: { readonly question: Question }) {
  const titleId = useId();
  const choice = useRef<Choice>('later');
  const choose = (next: Choice) => (event: { readonly currentTarget: Element }) => {
    choice.current = next;
    closeContainingDialog(event.currentTarget);
  };
  const foot = (
    <div className="conflict-choices">
      <button type="button" className="button button-line" onClick={choose('saved')}>
        {CONFLICT.takeSaved}
      </button>
      <button type="button" className="button button-line" onClick={choose('mine')}>
        {CONFLICT.keepMine}
      </button>
    </div>
  );
  return (
    <Dialog
      titleId={titleId}
      title={CONFLICT.title}
      kind="conflict"
      onClosed={() => answer(choice.current)}
      foot={foot}
    >
      <div className="dialog-body dialog-texts">
        <p>
          {describeSave(save)} {CONFLICT.lead}
        </p>
        <Versions differences={differences} titleId={titleId} />
        <p>{CONFLICT.consequence}</p>
      </div>
    </Dialog>
  );
}

interface VersionsProps {
  readonly differences: readonly Difference[];
  readonly titleId: string;
}

function Versions({ differences, titleId }: VersionsProps) {
  return (
    <table className="conflict-table" aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{CONFLICT.saved}</th>
          <th scope="col">{CONFLICT.mine}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, name, saved, mine, changedBy }) => (
          <Fragment key={key}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {name}{' '}
                <small>
                  {CONFLICT.changedBy[changedBy]}
                  {saved === mine && CONFLICT.alike}
                </small>
              </th>
            </tr>
            <tr>
              <td>{saved ?? CONFLICT.nothing}</td>
              <td>{mine ?? CONFLICT.nothing}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
