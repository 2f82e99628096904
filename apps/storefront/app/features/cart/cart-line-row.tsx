import type { Adjustment, PricedLine } from '@tischlein/domain/pricing';
import { MAX_AMOUNT } from '@tischlein/domain/selection';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { isFreeByOffer, lineDetails, lineWords, pricedSavings } from '../../receipt/line-words.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { PriceFigures, PriceNote } from '@tischlein/ui/price';
import { Stepper } from '@tischlein/ui/stepper';
import type { CartActions } from './cart-actions.ts';

interface CartLineRowProps {
  readonly priced: PricedLine;
  /** Adjustments of the whole cart. */
  readonly adjustments: readonly Adjustment[];
  readonly actions: CartActions;
  readonly onRemove: () => void;
}

/** A cart line with its price adjustments. */
export function CartLineRow({ priced, adjustments, actions, onRemove }: CartLineRowProps) {
  const { menu } = useShop();
  const { line } = priced;
  const prices = { now: priced.price, before: isFreeByOffer(priced) ? priced.price : priced.before };
  const { title } = lineWords(menu, line);
  const words = {
    add: FILLED_CART.more(title),
    more: FILLED_CART.more(title),
    less: FILLED_CART.less(title),
    remove: FILLED_CART.remove(title),
  };
  return (
    <li className="cart-line">
      <span className="cart-line-name">{title}</span>
      <span className="cart-line-price">
        <PriceFigures {...prices} beforeKind={priced.beforeKind} />
      </span>
      <span className="cart-line-options">
        {lineDetails(menu, priced).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        {pricedSavings(priced, adjustments).map((saving) => (
          <span key={saving} className="sum-saving">
            {saving}
          </span>
        ))}
        <PriceNote {...prices} beforeKind={priced.beforeKind} />
      </span>
      <span className="cart-line-tools">
        <button
          className="link-button"
          type="button"
          aria-label={FILLED_CART.edit(title)}
          onClick={() => actions.edit(line)}
        >
          {FILLED_CART.change}
        </button>
        <button
          className="icon-button"
          type="button"
          aria-label={FILLED_CART.about(title)}
          onClick={() => actions.showInfo(line)}
        >
          <Icon name="info" />
        </button>
        <Stepper
          count={line.amount}
          least={0}
          most={MAX_AMOUNT}
          words={words}
          onChange={(amount) => (amount === 0 ? onRemove() : actions.setAmount(line, amount))}
        />
      </span>
    </li>
  );
}
