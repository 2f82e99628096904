import { CopyButton } from '@tischlein/ui/copy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { type ReactNode, useState } from 'react';
import './secret-dialog.css';

interface SecretDialogProps {
  readonly title: string;
  /** What it is for, and that it is shown only now. */
  readonly texts: readonly string[];
  readonly secret: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly done: string };
  readonly onClosed: () => void;
  /** The secret in another form. */
  readonly children?: ReactNode;
}

/** Shows a secret once, to be copied. */
export function SecretDialog({ title, texts, secret, words, onClosed, children }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const foot = (
    <button
      type="button"
      className="button button-main button-wide"
      onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
    >
      {words.done}
    </button>
  );
  return (
    <Dialog title={title} kind="alert-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body dialog-texts">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
        <div className="row secret">
          <code>{secret}</code>
          <CopyButton text={secret} onCopied={() => setCopied(true)}>
            {words.copy}
          </CopyButton>
        </div>
        <p role="status">{isCopied ? words.copied : ''}</p>
      </div>
    </Dialog>
  );
}
