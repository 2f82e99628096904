import type { OfferId } from '@tischlein/domain';
import { type CartLine, removeLine, setAmount } from '@tischlein/domain/cart';
import type { OrderContext } from '@tischlein/domain/menu';
import { itemRemoved } from '@tischlein/wording';
import { CART } from '@tischlein/wording/storefront';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { removeFreeItem } from '../guest/choose-offers.ts';
import type { UnsuitableItem } from '../guest/settle-cart.ts';
import { undoChange } from '../guest/undo-change.ts';
import { changeCart } from '../ordering/use-order.ts';
import { lineWords } from '../receipt/line-words.ts';
import { useShop } from '../context/shop-context.ts';
import { showToast } from '@tischlein/ui/toasts';
import { showInfoAsChosen } from './show-info-as-chosen.ts';
import type { OpenStartDialog } from './start-dialog.ts';

export function useCartActions(occasion: OrderContext, open: OpenStartDialog): CartActions {
  const page = useShop();
  const remove = (line: CartLine): void => {
    const undo = changeCart(page, occasion, (cart) => removeLine(cart, line.id));
    showToast({
      icon: 'info',
      text: itemRemoved(lineWords(page.menu, line).title),
      action: { label: CART.undo, run: undo },
    });
  };
  const removeUnsuitable = ({ item, problem }: UnsuitableItem): void => {
    const before = page.guest.cart.get();
    const after = { items: before.items.filter((kept) => kept !== item) };
    page.guest.cart.set(after);
    const undo = (): void => page.guest.cart.set(undoChange({ before, after }, page.guest.cart.get()));
    showToast({ icon: 'info', text: itemRemoved(problem.item), action: { label: CART.undo, run: undo } });
  };
  const showOffer = (id: OfferId): void => {
    const offer = page.menu.offersById.get(id);
    if (offer) open({ kind: 'offer', offer, isInDish: false });
  };
  return {
    edit: (line) => open({ kind: 'line', line }),
    showInfo: (line) => showInfoAsChosen(line.kind === 'dish' ? line.choice : line, occasion, open),
    remove,
    removeUnsuitable,
    setAmount: (line, amount) => void changeCart(page, occasion, (cart) => setAmount(cart, line.id, amount)),
    askAddress: () => open({ kind: 'address' }),
    chooseFreeItem: (offer) => open({ kind: 'freeItem', offer }),
    removeFreeItem: (offer) => removeFreeItem(page.guest, offer),
    switchDiscount: (promotion) => open({ kind: 'twoForOne', promotion }),
    showOffer,
  };
}
