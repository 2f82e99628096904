import type { PricedLine } from '@tischlein/domain/pricing';
import { MAX_AMOUNT } from '@tischlein/domain/selection';
import { CART } from '@tischlein/wording/storefront';
import { pricedLineWords } from '../../receipt/line-words.ts';
import { useShop } from '../../shop-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { CartActions } from './cart-actions.ts';

/** A line of the cart; its name opens it again. */
export function CartLineRow({ priced, actions }: { readonly priced: PricedLine; readonly actions: CartActions }) {
  const { menu } = useShop();
  const { line } = priced;
  const { title, details } = pricedLineWords(menu, priced);
  const words = { add: CART.more(title), more: CART.more(title), less: CART.less(title) };
  return (
    <li className="cart-line">
      <button className="cart-line-name" type="button" aria-label={CART.edit(title)} onClick={() => actions.edit(line)}>
        {title}
      </button>
      <span className="cart-line-price">
        <Price now={priced.price} before={priced.listPrice} />
      </span>
      <span className="cart-line-options">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        {priced.freeUnits > 0 && <span className="sum-saving">{CART.freeUnits(priced.freeUnits)}</span>}
      </span>
      <span className="cart-line-tools">
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
