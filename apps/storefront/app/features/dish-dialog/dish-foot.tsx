import { times } from '@tischlein/domain';
import type { ChoicePrice } from '@tischlein/domain/pricing';
import { MAX_AMOUNT, type Obstacle } from '@tischlein/domain/selection';
import { depositText } from '@tischlein/wording';
import { DISH, HINDRANCES } from '@tischlein/wording/storefront';
import { BeforeNote } from '../../receipt/before-note.tsx';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { Price } from '@tischlein/ui/price';
import { Stepper } from '@tischlein/ui/stepper';
import { SaveButton } from './save-button.tsx';
import { TypedAmount } from './typed-amount.tsx';
import { WhenOrdered } from './when-ordered.tsx';

interface DishFootProps {
  readonly amount: number;
  readonly price: ChoicePrice | null;
  readonly isEdit: boolean;
  /** Why the dish cannot be ordered; null if it can. */
  readonly obstacle: Obstacle | null;
  readonly onAmount: (amount: number) => void;
  readonly onSave: (button: Element) => void;
}

export function DishFoot({ amount, price, isEdit, obstacle, onAmount, onSave }: DishFootProps) {
  const words = { add: DISH.more, more: DISH.more, less: DISH.less };
  return (
    <>
      <WhenOrdered />
      <div className="amount">
        <span className="amount-label">
          <span className="amount-word">{DISH.amount}</span>{' '}
          <Stepper
            count={amount}
            least={1}
            most={MAX_AMOUNT}
            words={words}
            value={<TypedAmount amount={amount} onAmount={onAmount} />}
            onChange={onAmount}
          />
        </span>
        {price && (
          <span className="amount-total" aria-live="polite">
            {price.deposit > 0 && (
              <small className="price-note">{depositText(times(price.deposit, amount), price.depositKinds)}</small>
            )}
            <Price
              now={times(price.price, amount)}
              before={times(price.before, amount)}
              beforeKind={price.beforeKind}
            />
            <BeforeNote prices={[{ ...price, now: price.price }]} />
          </span>
        )}
      </div>
      <div className="dialog-actions">
        <button
          className="button button-quiet"
          type="button"
          onClick={(event) => closeContainingDialog(event.currentTarget)}
        >
          {DISH.cancel}
        </button>
        {obstacle === 'declarationsUnknown' || obstacle === 'particularsMissing' ? (
          <strong className="dish-hindrance">{HINDRANCES[obstacle]}</strong>
        ) : (
          <SaveButton amount={amount} isEdit={isEdit} isDisabled={obstacle !== null} onSave={onSave} />
        )}
      </div>
    </>
  );
}
