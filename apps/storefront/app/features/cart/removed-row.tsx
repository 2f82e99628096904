import { itemRemoved } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';

interface RemovedRowProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** In the place of a removed line, while the cart is open. */
export function RemovedRow({ title, onUndo }: RemovedRowProps) {
  return (
    <li className="cart-removed">
      <span>{itemRemoved(title)}</span>
      <button
        className="link-button"
        type="button"
        ref={focusOnMount}
        aria-label={FILLED_CART.undoRemoval(title)}
        onClick={onUndo}
      >
        {FILLED_CART.undo}
      </button>
    </li>
  );
}
