import { type DishLine, hasLine, replaceLine } from '@tischlein/domain/cart';
import { findChoiceMinimumAge, type Dish, type OrderContext } from '@tischlein/domain/menu';
import { listTwoForOneOffers } from '@tischlein/domain/offers';
import {
  type DishChoice,
  restoreSelection,
  resumeSelection,
  saveSelection,
  type Selection,
  startSelection,
} from '@tischlein/domain/selection';
import { useState } from 'react';
import { DishDialog } from '../features/dish-dialog/dish-dialog.tsx';
import { TipBox } from '../features/offers/tip-box.tsx';
import { changeCart } from '../ordering/use-order.ts';
import { type ShopPage, useClock, useShop } from '../context/shop-context.ts';
import { addToCart, askLocation, showAddedAgain } from './add-to-cart.ts';
import { saveDraft } from './dialog-drafts.ts';
import { findQuestion } from './find-question.ts';
import { showInfoAsChosen } from './show-info-as-chosen.ts';
import type { OpenStartDialog } from './start-dialog.ts';
import { useResumable } from './use-resumable.ts';

interface EditDishDialogProps {
  /** A dish of the menu, or the cart line being edited. */
  readonly subject: Dish | DishLine;
  /** The selection before a reload; not validated. */
  readonly draft: unknown;
  /** Key of the dialog's step. */
  readonly place: string;
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
  const attempt = useResumable(place);
  const put = (choice: DishChoice, amount: number): void => {
    if ('choice' in subject) return putBack(page, occasion, { line: subject, choice, amount });
    addToCart(page, occasion, { choice, amount });
    askLocation(page, occasion, open);
  };
  // The dialog stays open until all questions are confirmed; declining one only cancels saving.
  const save = (choice: DishChoice, amount: number, close: () => void): void =>
    attempt(() => {
      const facts = { name: choice.dish.name, age: findChoiceMinimumAge(choice, page.menu), isCombo: false };
      const question = findQuestion(page, { ...facts, period, leadsTo: { kind: 'resume', id: place } });
      if (question) return open(question);
      close();
      put(choice, amount);
    });
  const keep = (selection: Selection): void => {
    saveDraft(page.shop.id, place, saveSelection(selection));
  };
  return (
    <DishDialog
      first={first}
      occasion={occasion}
      isEdit={isEdit}
      onChange={keep}
      onSave={save}
      onInfo={(about) => showInfoAsChosen(about, occasion, open)}
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

interface Edited {
  readonly line: DishLine;
  readonly choice: DishChoice;
  readonly amount: number;
}

/** Another tab may have removed the line. */
function putBack(page: ShopPage, occasion: OrderContext, { line, choice, amount }: Edited): void {
  changeCart(page, occasion, (cart) => {
    if (!hasLine(cart, line)) showAddedAgain(choice.dish.name);
    return replaceLine(cart, line, { choice, amount });
  });
}

function firstSelection(subject: Dish | DishLine, occasion: OrderContext): Selection {
  if ('choice' in subject) return resumeSelection(subject.choice, subject.amount, occasion);
  return startSelection(subject, occasion.deliveryType, occasion.time);
}
