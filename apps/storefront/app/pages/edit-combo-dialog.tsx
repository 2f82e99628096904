import { addCombo, type ComboLine, replaceCombo } from '@tischlein/domain/cart';
import type { Combo, Occasion } from '@tischlein/domain/menu';
import { comboSelectionOf, type ComboWish, startCombo } from '@tischlein/domain/selection';
import { CART } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { ComboDialog } from '../features/dish-dialog/combo-dialog.tsx';
import { changeCart } from '../guest/use-order.ts';
import { useShop } from '../shop-context.ts';
import { announce } from '../ui/announcer.tsx';
import { askLocationIfNeeded } from './add-to-cart.ts';
import { askAge } from './ask-age.ts';
import type { OpenStartDialog } from './start-dialog.ts';

interface EditComboDialogProps {
  /** A combo of the menu, or a line of the cart that is changed. */
  readonly subject: Combo | ComboLine;
  readonly occasion: Occasion;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** The combo dialog, saving into the cart. */
export function EditComboDialog({ subject, occasion, open, onClosed }: EditComboDialogProps) {
  const page = useShop();
  const [first] = useState(() =>
    'combo' in subject ? comboSelectionOf(subject, occasion) : startCombo(page.menu, subject, occasion),
  );
  const save = (wish: ComboWish): void => {
    if ('combo' in subject) {
      const { id, amount } = subject;
      return void changeCart(page, occasion, (cart) => replaceCombo(cart, id, { wish, amount }));
    }
    changeCart(page, occasion, (cart) => addCombo(cart, wish, { amount: 1, memberName: '' }));
    announce(CART.added(wish.combo.name));
    askLocationIfNeeded(page, open);
  };
  if (!first) return null;
  return (
    <ComboDialog
      first={first}
      isEdit={'combo' in subject}
      onAge={(question) => askAge(page.guest, { ...question, open })}
      onSave={save}
      onClosed={onClosed}
    />
  );
}
