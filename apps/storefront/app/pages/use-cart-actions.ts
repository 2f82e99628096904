import { type CartLine, removeLine, setAmount } from '@tischlein/domain/cart';
import type { Occasion } from '@tischlein/domain/menu';
import { itemRemoved } from '@tischlein/wording';
import { CART } from '@tischlein/wording/storefront';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { changeCart } from '../guest/use-order.ts';
import { lineWords } from '../receipt/line-words.ts';
import { useShop } from '../shop-context.ts';
import { showToast } from '../ui/toasts.tsx';
import type { OpenStartDialog } from './start-dialog.ts';

/** What a guest does with the lines of the cart. */
export function useCartActions(occasion: Occasion, open: OpenStartDialog): CartActions {
  const page = useShop();
  const remove = (line: CartLine): void => {
    const undo = changeCart(page, occasion, (cart) => removeLine(cart, line.id));
    showToast({
      icon: 'info',
      text: itemRemoved(lineWords(page.menu, line).title),
      action: { label: CART.undo, run: undo },
    });
  };
  return {
    edit: (line) => open({ kind: 'line', line }),
    remove,
    setAmount: (line, amount) => void changeCart(page, occasion, (cart) => setAmount(cart, line.id, amount)),
    askAddress: () => open({ kind: 'address' }),
  };
}
