import { type DishLine, replaceLine } from '@tischlein/domain/cart';
import { ageOfChoice, type Dish, type Occasion } from '@tischlein/domain/menu';
import { type DishChoice, type Selection, selectionOf, startSelection } from '@tischlein/domain/selection';
import { useState } from 'react';
import { DishDialog } from '../features/dish-dialog/dish-dialog.tsx';
import { changeCart } from '../guest/use-order.ts';
import { useShop } from '../shop-context.ts';
import { addToCart, askLocationIfNeeded } from './add-to-cart.ts';
import { askAge } from './ask-age.ts';
import type { OpenStartDialog } from './start-dialog.ts';

interface EditDishDialogProps {
  /** A dish of the menu, or a line of the cart that is changed. */
  readonly subject: Dish | DishLine;
  readonly occasion: Occasion;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** The dish dialog, saving into the cart. */
export function EditDishDialog({ subject, occasion, open, onClosed }: EditDishDialogProps) {
  const page = useShop();
  const [first] = useState(() => firstSelection(subject, occasion));
  const put = (choice: DishChoice, amount: number): void => {
    if ('choice' in subject)
      return void changeCart(page, occasion, (cart) => replaceLine(cart, subject.id, { choice, amount }));
    addToCart(page, occasion, { choice, amount });
    askLocationIfNeeded(page, open);
  };
  const save = (choice: DishChoice, amount: number): void => {
    const age = ageOfChoice(choice, page.menu);
    askAge(page.guest, { age, name: choice.dish.name, open, next: () => put(choice, amount) });
  };
  return (
    <DishDialog
      first={first}
      isEdit={'choice' in subject}
      onSave={save}
      onInfo={(dish) => open({ kind: 'info', dish, canOrder: false })}
      onClosed={onClosed}
    />
  );
}

function firstSelection(subject: Dish | DishLine, occasion: Occasion): Selection {
  if ('choice' in subject) return selectionOf(subject.choice, subject.amount, occasion);
  return startSelection(subject, occasion.deliveryType, occasion.time);
}
