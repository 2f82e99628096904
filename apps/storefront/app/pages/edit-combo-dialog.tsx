import { addCombo, type ComboLine, replaceCombo } from '@tischlein/domain/cart';
import {
  findMinimumAge,
  findChoiceMinimumAge,
  type Combo,
  type OrderContext,
  highestAge,
} from '@tischlein/domain/menu';
import {
  toComboSelection,
  type ComboSelection,
  type ComboChoice,
  restoreCombo,
  saveCombo,
  startCombo,
} from '@tischlein/domain/selection';
import { CART } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { ComboDialog } from '../features/dish-dialog/combo-dialog.tsx';
import { changeCart } from '../ordering/use-order.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { announce } from '@tischlein/ui/announcer';
import { askLocation } from './add-to-cart.ts';
import { askAge } from './ask-age.ts';
import { askOpen } from './ask-open.ts';
import { saveDialog } from './saved-dialogs.ts';
import type { OpenStartDialog } from './start-dialog.ts';

interface EditComboDialogProps {
  /** A combo of the menu, or the cart line being edited. */
  readonly subject: Combo | ComboLine;
  /** The selection before a reload; not validated. */
  readonly draft: unknown;
  /** Key of the dialog on the stack. */
  readonly place: number;
  readonly occasion: OrderContext;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** Connects the combo dialog to the cart. */
export function EditComboDialog({ subject, draft, place, occasion, open, onClosed }: EditComboDialogProps) {
  const page = useShop();
  const { period } = useClock();
  const [first] = useState(() => {
    const fresh = 'combo' in subject ? toComboSelection(subject, occasion) : startCombo(page.menu, subject, occasion);
    return fresh && restoreCombo(fresh, draft, page.menu);
  });
  const put = (wish: ComboChoice, close: () => void): void => {
    if ('combo' in subject) {
      const { id, amount } = subject;
      changeCart(page, occasion, (cart) => replaceCombo(cart, id, { wish, amount }));
      return close();
    }
    // S1 §8: 'If asking for location fails when saving: … for menus, the item is not added'.
    askLocation(page, open, () => {
      changeCart(page, occasion, (cart) => addCombo(cart, wish, { amount: 1, memberName: '' }));
      close();
      announce(CART.added(wish.combo.name));
    });
  };
  const save = (wish: ComboChoice, close: () => void): void => {
    const age = highestAge([
      findMinimumAge(wish.combo, page.menu),
      ...wish.slots.map(({ choice }) => findChoiceMinimumAge(choice, page.menu)),
    ]);
    const next = (): void => put(wish, close);
    const afterOpen = (): void => askAge(page.guest, { age, name: wish.combo.name, open, next });
    askOpen(page, { period, name: wish.combo.name, isCombo: true, open, next: afterOpen });
  };
  const keep = (state: ComboSelection): void => {
    const kind = 'combo' in subject ? 'line' : 'combo';
    saveDialog(page.shop.id, place, { kind, id: subject.id, draft: saveCombo(state) });
  };
  if (!first) return null;
  return (
    <ComboDialog
      first={first}
      isEdit={'combo' in subject}
      onChange={keep}
      onAge={(question) => askAge(page.guest, { ...question, open })}
      onInfo={(about) => open({ kind: 'infoAsChosen', about })}
      onSave={save}
      onClosed={onClosed}
    />
  );
}
