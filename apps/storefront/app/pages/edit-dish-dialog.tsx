import { type DishLine, replaceLine } from '@tischlein/domain/cart';
import { findChoiceMinimumAge, type Dish, type OrderContext } from '@tischlein/domain/menu';
import { listTwoForOneOffers } from '@tischlein/domain/offers';
import {
  type DishChoice,
  restoreSelection,
  saveSelection,
  type Selection,
  toSelection,
  startSelection,
} from '@tischlein/domain/selection';
import { useState } from 'react';
import { DishDialog } from '../features/dish-dialog/dish-dialog.tsx';
import { TipBox } from '../features/offers/tip-box.tsx';
import { changeCart } from '../ordering/use-order.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { addToCart, askLocation } from './add-to-cart.ts';
import { askAge } from './ask-age.ts';
import { askOpen } from './ask-open.ts';
import { saveDialog } from './saved-dialogs.ts';
import type { OpenStartDialog } from './start-dialog.ts';

interface EditDishDialogProps {
  /** A dish of the menu, or the cart line being edited. */
  readonly subject: Dish | DishLine;
  /** The selection before a reload; not validated. */
  readonly draft: unknown;
  /** Key of the dialog on the stack. */
  readonly place: number;
  readonly occasion: OrderContext;
  readonly open: OpenStartDialog;
  readonly onClosed: () => void;
}

/** Connects the dish dialog to the cart (S1 §4 Saving a dish). */
export function EditDishDialog({ subject, draft, place, occasion, open, onClosed }: EditDishDialogProps) {
  const page = useShop();
  const { period } = useClock();
  const [first] = useState(() => restoreSelection(firstSelection(subject, occasion), draft));
  const isEdit = 'choice' in subject;
  const put = (choice: DishChoice, amount: number): void => {
    if ('choice' in subject)
      return void changeCart(page, occasion, (cart) => replaceLine(cart, subject.id, { choice, amount }));
    addToCart(page, occasion, { choice, amount });
    askLocation(page, open);
  };
  // The dialog stays open until all questions are confirmed; declining one only cancels saving.
  const save = (choice: DishChoice, amount: number, close: () => void): void => {
    const next = (): void => {
      close();
      put(choice, amount);
    };
    const age = findChoiceMinimumAge(choice, page.menu);
    const afterOpen = (): void => askAge(page.guest, { age, name: choice.dish.name, open, next });
    askOpen(page, { period, name: choice.dish.name, isCombo: false, open, next: afterOpen });
  };
  const keep = (selection: Selection): void => {
    const kept = isEdit ? ({ kind: 'line', id: subject.id } as const) : ({ kind: 'dish', id: subject.id } as const);
    saveDialog(page.shop.id, place, { ...kept, draft: saveSelection(selection) });
  };
  return (
    <DishDialog
      first={first}
      isEdit={isEdit}
      onChange={keep}
      onSave={save}
      onInfo={(about) => open({ kind: 'infoAsChosen', about })}
      onClosed={onClosed}
      tip={({ dish, size }) => {
        const [promotion] = listTwoForOneOffers(page.menu, { dish, sizeId: size?.id ?? null }, occasion);
        if (!promotion) return null;
        const showDetails = (): void => open({ kind: 'offer', offer: promotion, isInDish: true });
        return <TipBox dish={dish} promotion={promotion} onDetails={showDetails} />;
      }}
    />
  );
}

function firstSelection(subject: Dish | DishLine, occasion: OrderContext): Selection {
  if ('choice' in subject) return toSelection(subject.choice, subject.amount, occasion);
  return startSelection(subject, occasion.deliveryType, occasion.time);
}
