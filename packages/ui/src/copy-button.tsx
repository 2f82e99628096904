import { COPY } from '@tischlein/wording';
import { type ReactNode, useState } from 'react';
import { closeContainingDialog, Dialog } from './dialog.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** On phones, the share sheet gets this instead. */
  readonly share?: ShareData | undefined;
  readonly className?: string;
  /** Of a button without words. */
  readonly label?: string;
  /** Says that the text is copied. */
  readonly onCopied: () => void;
  readonly children: ReactNode;
}

/** Copies a text. Where the browser refuses, a dialog has it selected and says how to copy it. */
export function CopyButton({
  text,
  share,
  className = 'button button-line',
  label,
  onCopied,
  children,
}: CopyButtonProps) {
  const [isRefused, setRefused] = useState(false);
  const press = async (): Promise<void> => {
    if (share && (await isShared(share))) return;
    if (await isCopied(text)) onCopied();
    else setRefused(true);
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => void press()}>
        {children}
      </button>
      {isRefused && <RefusedDialog text={text} onClosed={() => setRefused(false)} />}
    </>
  );
}

/** False: there is no share sheet, or the browser refuses it. A sheet that was closed counts as used. */
async function isShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

/** On insecure origins there is no clipboard, elsewhere a setting or a frame may refuse it. */
async function isCopied(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function RefusedDialog({ text, onClosed }: { readonly text: string; readonly onClosed: () => void }) {
  const foot = (
    <button
      type="button"
      className="button button-main button-wide"
      onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
    >
      {COPY.done}
    </button>
  );
  return (
    <Dialog title={COPY.title} kind="alert-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body dialog-texts">
        <p>{COPY.help}</p>
        <textarea
          className="input"
          rows={3}
          readOnly
          aria-label={COPY.text}
          value={text}
          data-first-focus
          onFocus={({ target }) => target.select()}
        />
        <p>{COPY.keys}</p>
        <p>{COPY.phone}</p>
      </div>
    </Dialog>
  );
}
