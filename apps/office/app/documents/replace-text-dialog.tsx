import '../styles/text-change.css';
import { compareParagraphs } from '@tischlein/domain/shop';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TEXTS } from '@tischlein/wording/office';

interface ReplaceTextDialogProps {
  /** The present text and the suggested one, as guests would read them. */
  readonly before: string;
  readonly after: string;
  readonly onReplace: () => void;
  readonly onClosed: () => void;
}

/** Shows what the suggested text changes before it replaces the present one. */
export function ReplaceTextDialog({ before, after, onReplace, onClosed }: ReplaceTextDialogProps) {
  const differences = compareParagraphs(before, after).filter(({ kind }) => kind !== 'kept');
  const foot = (
    <>
      <button
        type="button"
        className="button button-main button-wide"
        onClick={({ currentTarget }) => {
          onReplace();
          closeContainingDialog(currentTarget);
        }}
      >
        {TEXTS.replaceConfirm}
      </button>
      <button
        type="button"
        className="button button-line button-wide"
        onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
      >
        {TEXTS.keep}
      </button>
    </>
  );
  return (
    <Dialog title={TEXTS.replaceTitle} onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        <p>{differences.length === 0 ? TEXTS.noDifference : TEXTS.replaceText}</p>
        {differences.map(({ kind, text }) =>
          kind === 'removed' ? (
            <del key={`- ${text}`} className="text-change">
              <span className="visually-hidden">{TEXTS.removed} </span>
              {text}
            </del>
          ) : (
            <ins key={`+ ${text}`} className="text-change">
              <span className="visually-hidden">{TEXTS.added} </span>
              {text}
            </ins>
          ),
        )}
      </div>
    </Dialog>
  );
}
