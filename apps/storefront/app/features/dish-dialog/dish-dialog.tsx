import { type Menu, findHindrance } from '@tischlein/domain/menu';
import { priceChoice } from '@tischlein/domain/pricing';
import {
  type DishChoice,
  type Selection,
  type SelectionAction,
  findStepNotice,
  groupStates,
  leftOutNames,
  reduceSelection,
  renewSelection,
  toChoice,
} from '@tischlein/domain/selection';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { Dialog, closeContainingDialog } from '@tischlein/ui/dialog';
import { DishAbout } from './dish-about.tsx';
import { DishChoices } from './dish-choices.tsx';
import { DishFoot } from './dish-foot.tsx';
import { showFirstInvalid } from './show-first-invalid.ts';
import { HindranceNotice } from './hindrance-notice.tsx';
import { showStepNotice } from './show-step-notice.ts';
import { useLive } from './use-live.ts';
import '../../styles/dish-dialog.css';

interface DishDialogProps {
  /** The initial selection: a new one, or a cart line's. */
  readonly first: Selection;
  readonly isEdit: boolean;
  readonly onChange: (selection: Selection) => void;
  readonly onSave: (choice: DishChoice, amount: number, close: () => void) => void;
  readonly onInfo: (choice: DishChoice) => void;
  readonly onClosed: () => void;
  /** Renders a tip about the current selection. */
  readonly tip: (selection: Selection) => ReactNode;
}

/** Customises a dish: size, ingredients to leave out, extras, amount (S1 §2 Customise dish). */
export function DishDialog({ first, isEdit, onChange, onSave, onInfo, onClosed, tip }: DishDialogProps) {
  const { menu, shop } = useShop();
  const titleId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [selection, step] = useLiveSelection(first, onChange);
  const hindrance = findHindrance(selection.dish);
  const [wasRefused, setRefused] = useState(false);
  const wish = { dish: selection.dish, size: selection.size, without: selection.without, extras: selection.extras };
  const price = priceChoice(menu, wish, { ...selection, settings: shop });
  const act = (action: SelectionAction): void => {
    showStepNotice(findStepNotice(selection, action), step);
    step(action);
  };
  const save = (button: Element): void => {
    const choice = toChoice(selection);
    if (choice) return onSave(choice, selection.amount, () => closeContainingDialog(button));
    setRefused(true);
    void showFirstInvalid(choices.current);
  };
  const setAmount = (amount: number): void => act({ type: 'setAmount', amount });
  return (
    <Dialog
      titleId={titleId}
      kind="dish-dialog"
      name={selection.dish.name}
      onClosed={onClosed}
      foot={
        <DishFoot
          amount={selection.amount}
          price={price}
          isEdit={isEdit}
          hindrance={hindrance}
          onAmount={setAmount}
          onSave={save}
        />
      }
    >
      <DishAbout titleId={titleId} selection={selection} label={price?.label ?? ''} onInfo={() => onInfo(wish)} />
      <div className="dish-choices" ref={choices}>
        {hindrance && <HindranceNotice hindrance={hindrance} name={selection.dish.name} />}
        {tip(selection)}
        <DishChoices
          selection={selection}
          groups={groupStates(selection)}
          extras={price?.extras ?? []}
          showsInvalid={wasRefused}
          act={act}
        />
      </div>
    </Dialog>
  );
}

/** The dish being edited. */
function useLiveSelection(
  first: Selection,
  onChange: (selection: Selection) => void,
): readonly [Selection, (action: SelectionAction) => void] {
  const { menu } = useShop();
  return useLive({
    first,
    reduce: reduceSelection,
    renew: (selection) => {
      const dish = menu.dishes.get(selection.dish.id);
      return dish && dish !== selection.dish ? renewSelection(selection, dish) : selection;
    },
    listLost: (before, after) => lostNames(menu, before, after),
    onChange,
  });
}

/** Names of chosen extras and ingredients that have sold out. */
function lostNames(menu: Menu, before: Selection, after: Selection): readonly string[] {
  const extras = before.extras.filter(({ item }) => after.extras.every((kept) => kept.item.id !== item.id));
  const without = after.dish.missing.filter((id) => !before.without.includes(id));
  return [...extras.map(({ item }) => item.name), ...leftOutNames(menu, { dish: after.dish, without })];
}
