import { DISH } from '@tischlein/wording/storefront';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRef, useState } from 'react';

/** More of one dish than a guest adds without a slip. */
const MANY = 50;

interface SaveButtonProps {
  readonly amount: number;
  readonly isEdit: boolean;
  readonly isDisabled: boolean;
  readonly onSave: (button: Element) => void;
}

/** Adds the dish to the cart, or saves the edited line; asks first if it is very many. */
export function SaveButton({ amount, isEdit, isDisabled, onSave }: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const save = (): void => {
    if (button.current) onSave(button.current);
  };
  const answer = (isConfirmed: boolean): void => {
    setAsking(false);
    if (isConfirmed) save();
  };
  return (
    <>
      <button
        ref={button}
        className="button button-main"
        type="button"
        disabled={isDisabled}
        onClick={() => (amount > MANY ? setAsking(true) : save())}
      >
        {isEdit ? DISH.save : DISH.add}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={DISH.manyTitle(amount)}
          texts={[DISH.manyText]}
          confirm={DISH.manyConfirm(amount)}
          cancel={DISH.manyCancel}
          onClosed={answer}
        />
      )}
    </>
  );
}
