import type { OfferId } from '@tischlein/domain';
import { removeLine, setAmount } from '@tischlein/domain/cart';
import type { OrderContext } from '@tischlein/domain/menu';
import type { CartActions, Undo } from '../features/cart/cart-actions.ts';
import { removeFreeItem } from '../guest/choose-offers.ts';
import type { UnsuitableItem } from '../guest/settle-cart.ts';
import { undoChange, undoChoices } from '../guest/undo-change.ts';
import { changeCart } from '../ordering/use-order.ts';
import { useShop } from '../context/shop-context.ts';
import { showInfoAsChosen } from './show-info-as-chosen.ts';
import type { OpenStartDialog } from './start-dialog.ts';

export function useCartActions(occasion: OrderContext, open: OpenStartDialog): CartActions {
  const page = useShop();
  const removeUnsuitable = ({ item }: UnsuitableItem): Undo => {
    const before = page.guest.cart.get();
    const after = { items: before.items.filter((kept) => kept !== item) };
    page.guest.cart.set(after);
    return () => page.guest.cart.set(undoChange({ before, after }, page.guest.cart.get()));
  };
  const dropFreeItem = (offer: OfferId): Undo => {
    const before = page.guest.choices.get();
    removeFreeItem(page.guest, offer);
    return () => page.guest.choices.set(undoChoices(before, page.guest.choices.get()));
  };
  const showOffer = (id: OfferId): void => {
    const offer = page.menu.offersById.get(id);
    if (offer) open({ kind: 'offer', offer, isInDish: false });
  };
  return {
    edit: (line) => open({ kind: 'line', line }),
    showInfo: (line) => showInfoAsChosen(line.kind === 'dish' ? line.choice : line, occasion, open),
    remove: (line) => changeCart(page, occasion, (cart) => removeLine(cart, line.id)),
    removeUnsuitable,
    setAmount: (line, amount) => void changeCart(page, occasion, (cart) => setAmount(cart, line.id, amount)),
    completeCombo: ({ combo, draft }) => open({ kind: 'combo', combo, draft: { ...draft, completes: true } }),
    askAddress: () => open({ kind: 'address' }),
    chooseFreeItem: (offer) => open({ kind: 'freeItem', offer }),
    removeFreeItem: dropFreeItem,
    switchDiscount: (promotion) => open({ kind: 'twoForOne', promotion }),
    showOffer,
  };
}
