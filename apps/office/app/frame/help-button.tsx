import { FRAME } from '@tischlein/wording/office';
import { Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.tsx';

const HelpDialog = loadLate(async () => (await import('./help-dialog.tsx')).HelpDialog);

/** Opens the help about the open page. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button help-button"
        aria-haspopup="dialog"
        aria-label={FRAME.help}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
      </button>
      <Suspense>{isOpen && <HelpDialog onClosed={() => setOpen(false)} />}</Suspense>
    </>
  );
}
