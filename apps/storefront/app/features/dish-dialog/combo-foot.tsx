import { subtract, sum } from '@tischlein/domain';
import type { ChoicePrice } from '@tischlein/domain/pricing';
import type { ComboSelection } from '@tischlein/domain/selection';
import { depositText, euro } from '@tischlein/wording';
import { COMBO, DISH } from '@tischlein/wording/storefront';
import { BeforeNote } from '../../receipt/before-note.tsx';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { Price } from '@tischlein/ui/price';
import { WhenOrdered } from './when-ordered.tsx';

interface ComboFootProps {
  readonly state: ComboSelection;
  readonly price: ChoicePrice | null;
  readonly isEdit: boolean;
  readonly canSave: boolean;
  readonly onSlot: (index: number) => void;
  readonly onSave: (button: Element) => void;
}

/**
 * The buttons: 'ABBRECHEN' (absent in edit mode), 'ZURÜCK', 'WEITER' and, on the last slot, 'IN DEN WARENKORB'; in edit mode
 * 'SPEICHERN' on each.
 */
export function ComboFoot({ state, price, isEdit, canSave, onSlot, onSave }: ComboFootProps) {
  const isLast = state.current === state.slots.length - 1;
  return (
    <>
      <WhenOrdered />
      {price && (
        <div className="amount">
          <PriceParts price={price} />
          <span className="amount-total" aria-live="polite">
            {price.deposit > 0 && (
              <small className="price-note">{depositText(price.deposit, price.depositKinds)}</small>
            )}
            <Price now={price.price} before={price.before} beforeKind={price.beforeKind} />
            <BeforeNote prices={[{ ...price, now: price.price }]} />
          </span>
        </div>
      )}
      <div className="dialog-actions">
        {!isEdit && (
          <button
            className="button button-quiet"
            type="button"
            onClick={(event) => closeContainingDialog(event.currentTarget)}
          >
            {DISH.cancel}
          </button>
        )}
        {state.current > 0 && (
          <button className="button button-line" type="button" onClick={() => onSlot(state.current - 1)}>
            {COMBO.back}
          </button>
        )}
        {!isLast && (
          <button
            className={`button ${isEdit ? 'button-line' : 'button-main'}`}
            type="button"
            onClick={() => onSlot(state.current + 1)}
          >
            {COMBO.next}
          </button>
        )}
        {(isLast || isEdit) && (
          <button
            className="button button-main"
            type="button"
            disabled={!canSave}
            onClick={(event) => onSave(event.currentTarget)}
          >
            {isEdit ? DISH.save : DISH.add}
          </button>
        )}
      </div>
    </>
  );
}

/** 'Menü 29,90 € · Extras 1,30 €' */
function PriceParts({ price }: { readonly price: ChoicePrice }) {
  const extras = sum(price.extras.map((extra) => extra.price));
  if (extras === 0) return null;
  return <small className="soft">{COMBO.madeOf(euro(subtract(price.price, extras)), euro(extras))}</small>;
}
