import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { LATE_FRAME, OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { useRef } from 'react';
import { useOffice } from './office-context.ts';
import type { UnsavedChanges } from '../ui/unsaved-changes.ts';

interface LeaveDialogProps {
  readonly changes: UnsavedChanges;
  readonly onClosed: (goes: boolean) => void;
}

/** Saves or discards the changes of a page before leaving it, or stays there. */
export function LeaveDialog({ changes, onClosed }: LeaveDialogProps) {
  const { shop, page } = useOffice();
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
        <p>{LATE_FRAME.leave.text(page ? OFFICE_PAGE_NAMES[page.path] : shop.name)}</p>
      </div>
    </Dialog>
  );
}
