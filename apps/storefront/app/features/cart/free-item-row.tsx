import type { PricedFreeItem } from '@tischlein/domain/pricing';
import { euro, OFFERS, PRICE } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { freeItemWords } from '../../receipt/line-words.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';

interface FreeItemRowProps {
  readonly item: PricedFreeItem;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A free item in the cart. Only its deposit is charged (S1 §9 Free-item deposit). */
export function FreeItemRow({ item, onChange, onRemove }: FreeItemRowProps) {
  const { menu } = useShop();
  const { title, details } = freeItemWords(menu, item);
  return (
    <li className="cart-line">
      <span className="cart-line-name">{title}</span>
      <span className="cart-line-price">
        <span className="price" data-reduced>
          {OFFERS.free}
        </span>
        <del className="price-old">
          <span className="visually-hidden">{PRICE.before} </span>
          {euro(item.listPrice)}
        </del>
      </span>
      <span className="cart-line-options">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </span>
      <span className="cart-line-tools">
        <button className="link-button" type="button" aria-label={FILLED_CART.edit(title)} onClick={onChange}>
          {FILLED_CART.change}
        </button>
        <button className="icon-button" type="button" aria-label={FILLED_CART.remove(title)} onClick={onRemove}>
          <Icon name="bin" />
        </button>
      </span>
    </li>
  );
}
