import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { useId, useState } from 'react';

const { secret: SAY } = INTEGRATIONS;

interface SecretDialogProps {
  readonly title: string;
  readonly help?: string;
  readonly secret: string;
  readonly onClosed: () => void;
}

/** Shows a secret once, to be copied. */
export function SecretDialog({ title, help, secret, onClosed }: SecretDialogProps) {
  const titleId = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  const foot = (
    <button
      type="button"
      className="button button-main"
      onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
    >
      {SAY.done}
    </button>
  );
  return (
    <Dialog titleId={titleId} kind="alert-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div className="dialog-body dialog-texts">
        {help && <p>{help}</p>}
        <p>{SAY.once}</p>
        <p className="secret">
          <code>{secret}</code>
          <button type="button" className="button button-line" onClick={() => void copy().catch(() => {})}>
            {SAY.copy}
          </button>
        </p>
        <p role="status">{isCopied ? SAY.copied : ''}</p>
      </div>
    </Dialog>
  );
}
