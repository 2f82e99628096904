import { addCombo, type ComboLine, hasLine, replaceCombo } from '@tischlein/domain/cart';
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
import { dishNotAvailable } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { type AgeQuestion, ComboDialog } from '../features/dish-dialog/combo-dialog.tsx';
import { readFields } from '../browser/read-fields.ts';
import { takeToComplete } from '../guest/combos-to-complete.ts';
import { changeCart } from '../ordering/use-order.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { announce } from '@tischlein/ui/announce';
import { rememberAsked, shouldAskLocation, showAddedAgain } from './add-to-cart.ts';
import { saveDraft } from './dialog-drafts.ts';
import { findAgeQuestion, findQuestion } from './find-question.ts';
import { showInfoAsChosen } from './show-info-as-chosen.ts';
import { Message } from './questions.tsx';
import type { OpenStartDialog } from './start-dialog.ts';
import { useResumable } from './use-resumable.ts';

interface EditComboDialogProps {
  /** A combo of the menu, or the cart line being edited. */
  readonly subject: Combo | ComboLine;
  /** The selection before a reload; not validated. */
  readonly draft: unknown;
  /** Key of the dialog's step. */
  readonly place: string;
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
  // Opened to replace a dish of a combo that was in the cart.
  const [completes] = useState(() => readFields(draft)['completes'] === true);
  const attempt = useResumable(place);
  const leadsTo = { kind: 'resume', id: place } as const;
  const put = (wish: ComboChoice, close: () => void): void => {
    if ('combo' in subject) {
      changeCart(page, occasion, (cart) => {
        if (!hasLine(cart, subject)) showAddedAgain(wish.combo.name);
        return replaceCombo(cart, subject, { wish, amount: subject.amount });
      });
      return close();
    }
    // S1 §8: 'If asking for location fails when saving: … for menus, the item is not added'.
    if (shouldAskLocation(page)) {
      rememberAsked(page);
      return open({ kind: 'address', leadsTo });
    }
    const amount = completes ? takeToComplete(page.guest, wish.combo.id) : 1;
    changeCart(page, occasion, (cart) => addCombo(cart, wish, { amount, memberName: '' }));
    close();
    announce(FILLED_CART.added(wish.combo.name));
  };
  const save = (wish: ComboChoice, close: () => void): void =>
    attempt(() => {
      const age = highestAge([
        findMinimumAge(wish.combo, page.menu),
        ...wish.slots.map(({ choice }) => findChoiceMinimumAge(choice, page.menu)),
      ]);
      const question = findQuestion(page, { name: wish.combo.name, age, isCombo: true, period, leadsTo });
      if (question) open(question);
      else put(wish, close);
    });
  const askAge = ({ age, name, next }: AgeQuestion): void =>
    attempt(() => {
      const question = findAgeQuestion(page.guest, { age, name, leadsTo });
      if (question) open(question);
      else next();
    });
  const keep = (state: ComboSelection): void => {
    saveDraft(page.shop.id, place, { ...saveCombo(state), ...(completes && { completes }) });
  };
  if (!first) return <Message alert={dishNotAvailable(toCombo(subject).name)} onClosed={onClosed} />;
  return (
    <ComboDialog
      first={first}
      occasion={occasion}
      isEdit={'combo' in subject}
      onChange={keep}
      onAge={askAge}
      onInfo={(about) => showInfoAsChosen(about, occasion, open)}
      onSave={save}
      onClosed={onClosed}
    />
  );
}

const toCombo = (subject: Combo | ComboLine): Combo => ('combo' in subject ? subject.combo : subject);
