import type { Dish } from '@tischlein/domain/menu';
import { priceChoice } from '@tischlein/domain/pricing';
import { choiceOf, type DishChoice, groupStates, reduceSelection, type Selection } from '@tischlein/domain/selection';
import { useId, useReducer, useRef, useState } from 'react';
import { useShop } from '../../shop-context.ts';
import { closeDialogOf, Dialog } from '../../ui/dialog.tsx';
import { DishAbout } from './dish-about.tsx';
import { DishChoices } from './dish-choices.tsx';
import { DishFoot } from './dish-foot.tsx';
import '../../styles/dish-dialog.css';

// So long the browser has time to show what is wrong before it scrolls there (S1 §9).
const SCROLL_AFTER_MS = 100;

interface DishDialogProps {
  /** As the dialog opens: fresh, or a line of the cart. */
  readonly first: Selection;
  readonly isEdit: boolean;
  readonly onSave: (choice: DishChoice, amount: number) => void;
  readonly onInfo: (dish: Dish) => void;
  readonly onClosed: () => void;
}

/** 'Customise dish' (S1 §2): size, what to leave out, extras, how many. */
export function DishDialog({ first, isEdit, onSave, onInfo, onClosed }: DishDialogProps) {
  const { menu, shop } = useShop();
  const titleId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [selection, act] = useReducer(reduceSelection, first);
  const [wasRefused, setRefused] = useState(false);
  const wish = { dish: selection.dish, size: selection.size, without: selection.without, extras: selection.extras };
  const price = priceChoice(menu, wish, { ...selection, settings: shop });
  const save = (button: Element): void => {
    const choice = choiceOf(selection);
    if (choice) {
      onSave(choice, selection.amount);
      return closeDialogOf(button);
    }
    setRefused(true);
    setTimeout(() => showFirstInvalid(choices.current), SCROLL_AFTER_MS);
  };
  return (
    <Dialog
      titleId={titleId}
      kind="dish-dialog"
      onClosed={onClosed}
      foot={
        <DishFoot
          amount={selection.amount}
          price={price}
          isEdit={isEdit}
          onAmount={(amount) => act({ type: 'setAmount', amount })}
          onSave={save}
        />
      }
    >
      <DishAbout
        titleId={titleId}
        selection={selection}
        label={price?.label ?? ''}
        onInfo={() => onInfo(selection.dish)}
      />
      <div className="dish-choices" ref={choices}>
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

function showFirstInvalid(choices: HTMLElement | null): void {
  const invalid = choices?.querySelector('[data-invalid]');
  invalid?.scrollIntoView({ block: 'center' });
  invalid?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true });
}
