import { addChoice, addCombo, type CartLine, replaceCombo, replaceLine } from '@tischlein/domain/cart';
import type { Combo } from '@tischlein/domain/menu';
import {
  type ComboChoice,
  type DishChoice,
  startCombo,
  startSelection,
  toComboSelection,
  toSelection,
} from '@tischlein/domain/selection';
import { dishNotAvailable } from '@tischlein/wording';
import { memo, useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { ComboDialog } from '../features/dish-dialog/combo-dialog.tsx';
import { DishDialog } from '../features/dish-dialog/dish-dialog.tsx';
import { TakeOrder } from '../features/waiter/take-order.tsx';
import type { DishInSize } from '../features/waiter/take-down.ts';
import { changeDraftCart, useOccasion } from '../features/waiter/use-draft-order.ts';
import { Message } from './questions.tsx';

interface WaiterTakeProps {
  readonly table: number;
  readonly onChangeTable: () => void;
}

type OpenDialog =
  | { readonly kind: 'dish'; readonly wish: DishInSize }
  | { readonly kind: 'combo'; readonly combo: Combo }
  | { readonly kind: 'line'; readonly line: CartLine };

/** Memoized: each event of the tables would render every row of the menu. Takes an order; extras and combos are chosen in the guests' dialogs. */
export const WaiterTake = memo(function WaiterTake({ table, onChangeTable }: WaiterTakeProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <TakeOrder
        table={table}
        onChangeTable={onChangeTable}
        actions={{
          openDish: (wish) => setDialog({ kind: 'dish', wish }),
          openCombo: (combo) => setDialog({ kind: 'combo', combo }),
          editLine: (line) => setDialog({ kind: 'line', line }),
        }}
      />
      {dialog && <TakeDialog table={table} dialog={dialog} onClosed={() => setDialog(null)} />}
    </>
  );
});

interface TakeDialogProps {
  readonly table: number;
  readonly dialog: OpenDialog;
  readonly onClosed: () => void;
}

function TakeDialog({ table, dialog, onClosed }: TakeDialogProps) {
  if (dialog.kind === 'combo' || (dialog.kind === 'line' && dialog.line.kind === 'combo'))
    return <TakeCombo {...{ table, onClosed }} subject={dialog.kind === 'combo' ? dialog.combo : dialog.line} />;
  return <TakeDish {...{ table, onClosed }} subject={dialog.kind === 'line' ? dialog.line : dialog.wish} />;
}

interface TakeProps<Subject> extends Omit<TakeDialogProps, 'dialog'> {
  readonly subject: Subject | CartLine;
}

function TakeDish({ table, subject, onClosed }: TakeProps<DishInSize>) {
  const page = useShop();
  const occasion = useOccasion();
  const isLine = 'choice' in subject;
  const [first] = useState(() => {
    if ('choice' in subject) return toSelection(subject.choice, subject.amount, occasion);
    if (!('dish' in subject)) throw new Error('a dish');
    const { dish, size } = subject;
    const fresh = startSelection(dish, occasion.deliveryType, occasion.time);
    return size ? { ...fresh, size } : fresh;
  });
  const save = (choice: DishChoice, amount: number, close: () => void): void => {
    changeDraftCart(page, table, {
      occasion,
      change: (cart) =>
        'choice' in subject
          ? replaceLine(cart, subject.id, { choice, amount })
          : addChoice(cart, choice, { amount, memberName: '' }),
    });
    close();
  };
  return (
    <DishDialog
      first={first}
      isEdit={isLine}
      onChange={() => {}}
      onSave={save}
      onInfo={() => {}}
      onClosed={onClosed}
      tip={() => null}
    />
  );
}

function TakeCombo({ table, subject, onClosed }: TakeProps<Combo>) {
  const page = useShop();
  const occasion = useOccasion();
  const [first] = useState(() => {
    if ('combo' in subject) return toComboSelection(subject, occasion);
    return 'slots' in subject ? startCombo(page.menu, subject, occasion) : null;
  });
  const save = ({ combo, slots }: ComboChoice, close: () => void): void => {
    const wish = { combo, slots };
    changeDraftCart(page, table, {
      occasion,
      change: (cart) =>
        'combo' in subject
          ? replaceCombo(cart, subject.id, { wish, amount: subject.amount })
          : addCombo(cart, wish, { amount: 1, memberName: '' }),
    });
    close();
  };
  if (!first)
    return <Message alert={dishNotAvailable('combo' in subject ? subject.combo.name : '')} onClosed={onClosed} />;
  return (
    <ComboDialog
      first={first}
      isEdit={'combo' in subject}
      onChange={() => {}}
      onAge={({ next }) => next()}
      onInfo={() => {}}
      onSave={save}
      onClosed={onClosed}
    />
  );
}
