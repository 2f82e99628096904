import { CART } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';

export function EmptyCart() {
  return (
    <div className="empty">
      <span className="empty-mark">
        <Icon name="bag" />
      </span>
      <h2>{CART.empty}</h2>
      <p>{CART.emptyHelp}</p>
    </div>
  );
}
