import type { Age } from '@tischlein/domain/menu';
import { olderThan } from '@tischlein/wording';
import { AGE, DIALOG } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';

interface AgeDialogProps {
  readonly age: Age;
  readonly name: string;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
}

/** Confirms the guest's age; asked once per visit and age (S1 §4 Age confirmation). */
export function AgeDialog({ age, name, onConfirmed, onClosed }: AgeDialogProps) {
  const { visit } = useShop().guest;
  const titleId = useId();
  const confirm = (button: Element): void => {
    visit.set({ ...visit.get(), ages: [...visit.get().ages, age] });
    closeContainingDialog(button);
    onConfirmed();
  };
  const foot = (
    <>
      <button
        className="button button-main button-wide"
        type="button"
        onClick={(event) => confirm(event.currentTarget)}
      >
        {olderThan(age)}
      </button>
      <button
        className="button button-line button-wide"
        type="button"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {DIALOG.cancel}
      </button>
    </>
  );
  return (
    <Dialog titleId={titleId} onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{AGE.question(age)}</h2>
      </div>
      <div className="dialog-body">
        <p>{AGE.text(name)}</p>
      </div>
    </Dialog>
  );
}
