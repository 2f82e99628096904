import type { Adjustment, PricedLine } from '@tischlein/domain/pricing';
import { MAX_AMOUNT } from '@tischlein/domain/selection';
import { lineSavings } from '@tischlein/wording';
import { CART } from '@tischlein/wording/storefront';
import { lineDetails, lineWords } from '../../receipt/line-words.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Price } from '@tischlein/ui/price';
import { Stepper } from '@tischlein/ui/stepper';
import type { CartActions } from './cart-actions.ts';

interface CartLineRowProps {
  readonly priced: PricedLine;
  /** Adjustments of the whole cart. */
  readonly adjustments: readonly Adjustment[];
  readonly actions: CartActions;
}

/** A cart line with its price adjustments; the name opens it for editing. */
export function CartLineRow({ priced, adjustments, actions }: CartLineRowProps) {
  const { menu } = useShop();
  const { line } = priced;
  const { title } = lineWords(menu, line);
  const words = { add: CART.more(title), more: CART.more(title), less: CART.less(title) };
  return (
    <li className="cart-line">
      <button className="cart-line-name" type="button" aria-label={CART.edit(title)} onClick={() => actions.edit(line)}>
        {title}
      </button>
      <span className="cart-line-price">
        <Price now={priced.price} before={priced.before} beforeKind={priced.beforeKind} />
      </span>
      <span className="cart-line-options">
        {lineDetails(menu, priced).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        {lineSavings(adjustments, line.id).map((saving) => (
          <span key={saving} className="sum-saving">
            {saving}
          </span>
        ))}
      </span>
      <span className="cart-line-tools">
        <button
          className="icon-button"
          type="button"
          aria-label={CART.about(title)}
          onClick={() => actions.showInfo(line)}
        >
          <Icon name="info" />
        </button>
        <button
          className="icon-button"
          type="button"
          aria-label={CART.remove(title)}
          onClick={() => actions.remove(line)}
        >
          <Icon name="bin" />
        </button>
        <Stepper
          count={line.amount}
          least={1}
          most={MAX_AMOUNT}
          words={words}
          onChange={(amount) => actions.setAmount(line, amount)}
        />
      </span>
    </li>
  );
}
