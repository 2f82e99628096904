import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { LATE_FRAME } from '@tischlein/wording/office';
import { useRef } from 'react';
import type { UnsavedChanges } from '../ui/unsaved-changes.ts';

interface LeaveDialogProps {
  readonly page: string;
  readonly changes: UnsavedChanges;
  readonly onClosed: (goes: boolean) => void;
}

/** Saves or discards the changes of a page before leaving it, or stays there. */
export function LeaveDialog({ page, changes, onClosed }: LeaveDialogProps) {
  const choice = useRef<'stay' | 'discard' | 'save'>('stay');
  const choose = (next: 'stay' | 'discard' | 'save') => (event: { readonly currentTarget: Element }) => {
    choice.current = next;
    closeContainingDialog(event.currentTarget);
  };
  const act = async (): Promise<void> => {
    if (choice.current === 'discard') changes.discard();
    onClosed(choice.current === 'discard' || (choice.current === 'save' && (await changes.save())));
  };
  const foot = (
    <div className="row leave-choices">
      <button type="button" className="button button-line button-bad" onClick={choose('discard')}>
        {LATE_FRAME.leave.discard}
      </button>
      <button type="button" className="button button-line" onClick={choose('stay')}>
        {LATE_FRAME.leave.stay}
      </button>
      <button type="button" className="button button-main" data-first-focus onClick={choose('save')}>
        {LATE_FRAME.leave.save}
      </button>
    </div>
  );
  return (
    <Dialog title={LATE_FRAME.leave.title} kind="alert-dialog" foot={foot} onClosed={() => void act()}>
      <div className="dialog-body">
        <p>{LATE_FRAME.leave.text(page)}</p>
      </div>
    </Dialog>
  );
}
