import { type ExtraItem, isSameContext, type Menu, type OrderContext } from '@tischlein/domain/menu';
import { priceChoice } from '@tischlein/domain/pricing';
import {
  type DishChoice,
  type Selection,
  type SelectionAction,
  findDishObstacle,
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
import { ObstacleNotice } from './obstacle-notice.tsx';
import { type LostChoices, showStepNotice } from './show-step-notice.ts';
import { useLive } from './use-live.ts';
import '../../styles/dish-dialog.css';

interface DishDialogProps {
  /** The initial selection: a new one, or a cart line's. */
  readonly first: Selection;
  /** The order type and time, which may change while the dialog is open. */
  readonly occasion: OrderContext;
  readonly isEdit: boolean;
  readonly onChange: (selection: Selection) => void;
  readonly onSave: (choice: DishChoice, amount: number, close: () => void) => void;
  readonly onInfo: (choice: DishChoice) => void;
  readonly onClosed: () => void;
  /** Renders a tip about the current selection. */
  readonly tip: (selection: Selection) => ReactNode;
}

/** Customises a dish: size, ingredients to leave out, extras, amount (S1 §2 Customise dish). */
export function DishDialog({ first, occasion, isEdit, onChange, onSave, onInfo, onClosed, tip }: DishDialogProps) {
  const { menu, shop } = useShop();
  const titleId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [selection, step] = useLiveSelection(first, occasion, onChange);
  const obstacle = findDishObstacle(menu, selection.dish, occasion);
  const [wasRefused, setRefused] = useState(false);
  const wish = toWish(selection);
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
          obstacle={obstacle}
          onAmount={setAmount}
          onSave={save}
        />
      }
    >
      <DishAbout titleId={titleId} selection={selection} label={price?.label ?? ''} onInfo={() => onInfo(wish)} />
      <div className="dish-choices" ref={choices}>
        {obstacle && <ObstacleNotice obstacle={obstacle} name={selection.dish.name} />}
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

const toWish = ({ dish, size, without, extras }: Selection): DishChoice => ({ dish, size, without, extras });

/** The dish being edited. */
function useLiveSelection(
  first: Selection,
  occasion: OrderContext,
  onChange: (selection: Selection) => void,
): readonly [Selection, (action: SelectionAction) => void] {
  const { menu, shop } = useShop();
  return useLive({
    first,
    occasion,
    reduce: reduceSelection,
    renew: (selection) => {
      const dish = menu.dishes.get(selection.dish.id) ?? selection.dish;
      const isSame = dish === selection.dish && isSameContext(selection, occasion);
      return isSame ? selection : renewSelection(selection, dish, occasion);
    },
    listLost: (before, after) => listLost(menu, before, after),
    name: first.dish.name,
    price: (selection, basis) =>
      priceChoice(basis.menu, toWish(selection), { ...basis.occasion, settings: shop })?.price ?? null,
    onChange,
  });
}

/** Chosen sizes, extras and ingredients that are no longer there. */
function listLost(menu: Menu, before: Selection, after: Selection): LostChoices {
  const lost = before.extras
    .filter(({ item }) => after.extras.every((kept) => kept.item.id !== item.id))
    .map(({ item }) => item);
  const items = after.dish.groups.flatMap((group) => group.items);
  const isSoldOut = ({ id }: ExtraItem): boolean => items.some((item) => item.id === id && item.soldOut);
  const without = after.dish.missing.filter((id) => !before.without.includes(id));
  const size = before.size && before.size.id !== after.size?.id ? [before.size.name] : [];
  return {
    soldOut: [...lost.filter(isSoldOut).map(({ name }) => name), ...leftOutNames(menu, { dish: after.dish, without })],
    gone: [...size, ...lost.filter((item) => !isSoldOut(item)).map(({ name }) => name)],
  };
}
