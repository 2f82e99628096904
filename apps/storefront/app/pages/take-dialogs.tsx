import { addChoice, addCombo, type Cart, type CartLine, replaceCombo, replaceLine } from '@tischlein/domain/cart';
import type { Combo, Dish, OrderContext, Size } from '@tischlein/domain/menu';
import {
  type ComboChoice,
  type DishChoice,
  resumeSelection,
  startCombo,
  startSelection,
  toComboSelection,
} from '@tischlein/domain/selection';
import { dishNotAvailable } from '@tischlein/wording';
import { useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { ComboDialog } from '../features/dish-dialog/combo-dialog.tsx';
import { DishDialog } from '../features/dish-dialog/dish-dialog.tsx';
import { Message } from './questions.tsx';

interface DishInSize {
  readonly dish: Dish;
  readonly size: Size | null;
  readonly amount?: number;
}

/** What staff who take an order have opened. */
export type TakenDialog =
  | { readonly kind: 'dish'; readonly wish: DishInSize }
  | { readonly kind: 'combo'; readonly combo: Combo }
  | { readonly kind: 'line'; readonly line: CartLine };

interface TakeDialogProps {
  readonly dialog: TakenDialog;
  readonly occasion: OrderContext;
  /** Changes the order that is taken down. */
  readonly onChange: (change: (cart: Cart) => Cart) => void;
  readonly onClosed: () => void;
}

/** A dish, a combo or a line in the guests' dialogs, without the questions to guests. */
export function TakeDialog({ dialog, ...rest }: TakeDialogProps) {
  if (dialog.kind === 'combo' || (dialog.kind === 'line' && dialog.line.kind === 'combo'))
    return <TakeCombo {...rest} subject={dialog.kind === 'combo' ? dialog.combo : dialog.line} />;
  return <TakeDish {...rest} subject={dialog.kind === 'line' ? dialog.line : dialog.wish} />;
}

interface TakeProps<Subject> extends Omit<TakeDialogProps, 'dialog'> {
  readonly subject: Subject | CartLine;
}

function TakeDish({ occasion, onChange, subject, onClosed }: TakeProps<DishInSize>) {
  const isLine = 'choice' in subject;
  const [first] = useState(() => {
    if ('choice' in subject) return resumeSelection(subject.choice, subject.amount, occasion);
    if (!('dish' in subject)) throw new Error('a dish');
    const { dish, size, amount = 1 } = subject;
    const fresh = { ...startSelection(dish, occasion.deliveryType, occasion.time), amount };
    return size ? { ...fresh, size } : fresh;
  });
  const save = (choice: DishChoice, amount: number, close: () => void): void => {
    onChange((cart) =>
      'choice' in subject
        ? replaceLine(cart, subject, { choice, amount })
        : addChoice(cart, choice, { amount, memberName: '' }),
    );
    close();
  };
  return (
    <DishDialog
      first={first}
      occasion={occasion}
      isEdit={isLine}
      onChange={() => {}}
      onSave={save}
      onInfo={() => {}}
      onClosed={onClosed}
      tip={() => null}
    />
  );
}

function TakeCombo({ occasion, onChange, subject, onClosed }: TakeProps<Combo>) {
  const page = useShop();
  const [first] = useState(() => {
    if ('combo' in subject) return toComboSelection(subject, occasion);
    return 'slots' in subject ? startCombo(page.menu, subject, occasion) : null;
  });
  const save = ({ combo, slots }: ComboChoice, close: () => void): void => {
    const wish = { combo, slots };
    onChange((cart) =>
      'combo' in subject
        ? replaceCombo(cart, subject, { wish, amount: subject.amount })
        : addCombo(cart, wish, { amount: 1, memberName: '' }),
    );
    close();
  };
  if (!first)
    return <Message alert={dishNotAvailable('combo' in subject ? subject.combo.name : '')} onClosed={onClosed} />;
  return (
    <ComboDialog
      first={first}
      occasion={occasion}
      isEdit={'combo' in subject}
      onChange={() => {}}
      onAge={({ next }) => next()}
      onInfo={() => {}}
      onSave={save}
      onClosed={onClosed}
    />
  );
}
