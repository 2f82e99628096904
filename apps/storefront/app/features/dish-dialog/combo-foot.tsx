import type { ChoicePrice } from '@tischlein/domain/pricing';
import type { ComboSelection } from '@tischlein/domain/selection';
import { depositText } from '@tischlein/wording';
import { COMBO, DISH } from '@tischlein/wording/storefront';
import { closeDialogOf } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';

interface ComboFootProps {
  readonly state: ComboSelection;
  readonly price: ChoicePrice | null;
  readonly isEdit: boolean;
  readonly onSlot: (index: number) => void;
  readonly onSave: (button: Element) => void;
}

/** 'ABBRECHEN' (absent in edit mode), 'ZURÜCK', 'WEITER' and, on the last slot, into the cart. */
export function ComboFoot({ state, price, isEdit, onSlot, onSave }: ComboFootProps) {
  const isLast = state.current === state.slots.length - 1;
  return (
    <>
      {price && (
        <div className="amount">
          <span className="amount-total" aria-live="polite">
            {price.deposit > 0 && <small className="price-note">{depositText(price.deposit)}</small>}
            <Price now={price.price} before={price.listPrice} />
          </span>
        </div>
      )}
      <div className="dialog-actions">
        {!isEdit && (
          <button className="button button-quiet" type="button" onClick={(event) => closeDialogOf(event.currentTarget)}>
            {DISH.cancel}
          </button>
        )}
        {state.current > 0 && (
          <button className="button button-line" type="button" onClick={() => onSlot(state.current - 1)}>
            {COMBO.back}
          </button>
        )}
        {isLast ? (
          <button className="button button-main" type="button" onClick={(event) => onSave(event.currentTarget)}>
            {isEdit ? DISH.save : DISH.add}
          </button>
        ) : (
          <button className="button button-main" type="button" onClick={() => onSlot(state.current + 1)}>
            {COMBO.next}
          </button>
        )}
      </div>
    </>
  );
}
