import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TABLE } from '@tischlein/wording';
import { TABLE_ARRIVAL } from '@tischlein/wording/storefront';
import { useId, useRef } from 'react';
import { NumberForm } from './number-form.tsx';

interface NumberDialogProps {
  readonly first: number;
  readonly onNumber: (table: number) => void;
  readonly onClosed: () => void;
}

/** 'Wähle einen Tisch' (S2 §2 Table dialogs). */
export function NumberDialog({ first, onNumber, onClosed }: NumberDialogProps) {
  const formId = useId();
  const foot = useRef<HTMLButtonElement>(null);
  const choose = (table: number): void => {
    onNumber(table);
    if (foot.current) closeContainingDialog(foot.current);
  };
  return (
    <Dialog
      title={TABLE.choose}
      kind="table-dialog"
      onClosed={onClosed}
      foot={
        <button className="button button-main" type="submit" form={formId} ref={foot}>
          {TABLE_ARRIVAL.ok}
        </button>
      }
    >
      <div className="dialog-body">
        <NumberForm formId={formId} first={first} onNumber={choose} />
      </div>
    </Dialog>
  );
}
