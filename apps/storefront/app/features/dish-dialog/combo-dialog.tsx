import { type Age, ageOf } from '@tischlein/domain/menu';
import { priceChoice } from '@tischlein/domain/pricing';
import {
  canShow,
  comboWishOf,
  type ComboSelection,
  type ComboWish,
  invalidGroups,
  reduceCombo,
} from '@tischlein/domain/selection';
import { useId, useReducer, useState } from 'react';
import { useShop } from '../../shop-context.ts';
import { closeDialogOf, Dialog } from '../../ui/dialog.tsx';
import { ComboFoot } from './combo-foot.tsx';
import { ComboSlotPanel } from './combo-slot-panel.tsx';
import { ComboSteps } from './combo-steps.tsx';
import '../../styles/combo-dialog.css';

interface AgeQuestion {
  readonly age: Age | null;
  readonly name: string;
  readonly next: () => void;
}

interface ComboDialogProps {
  readonly first: ComboSelection;
  readonly isEdit: boolean;
  /** Asks for an age, then goes on. */
  readonly onAge: (question: AgeQuestion) => void;
  readonly onSave: (wish: ComboWish) => void;
  readonly onClosed: () => void;
}

/** 'Customise menu' (S1 §2): slot after slot, then into the cart. */
export function ComboDialog({ first, isEdit, onAge, onSave, onClosed }: ComboDialogProps) {
  const { menu, shop } = useShop();
  const titleId = useId();
  const [state, act] = useReducer(reduceCombo, first);
  const [wasRefused, setRefused] = useState(false);
  const shown = state.slots[state.current];
  const price = shown && priceChoice(menu, wishOf(state), { ...shown.selection, settings: shop });
  const showSlot = (index: number): void => {
    setRefused(!canShow(state, index));
    act({ type: 'showSlot', index });
  };
  const save = (button: Element): void => {
    const whole = comboWishOf(state);
    if (!whole) return setRefused(true);
    onSave(whole);
    closeDialogOf(button);
  };
  if (!shown) return null;
  return (
    <Dialog
      titleId={titleId}
      kind="combo-dialog"
      onClosed={onClosed}
      foot={<ComboFoot state={state} price={price ?? null} isEdit={isEdit} onSlot={showSlot} onSave={save} />}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{state.combo.name}</h2>
        {state.combo.teaser && <p className="soft">{state.combo.teaser}</p>}
      </div>
      <ComboSteps state={state} panelId={`${titleId}-panel`} onSlot={showSlot} />
      <div className="dialog-body" role="tabpanel" id={`${titleId}-panel`} aria-label={shown.slot.name}>
        <ComboSlotPanel
          key={state.current}
          shown={shown}
          extras={price?.extras.filter(({ slotId }) => slotId === shown.slot.id) ?? []}
          showsInvalid={wasRefused && invalidGroups(shown.selection).length > 0}
          onDish={(dish) =>
            onAge({ age: ageOf(dish, menu), name: dish.name, next: () => act({ type: 'chooseDish', dish }) })
          }
          act={(action) => act({ type: 'changeDish', action })}
        />
      </div>
    </Dialog>
  );
}

/** As it would be priced, mandatory choices still open or not. */
function wishOf({ combo, slots }: ComboSelection): ComboWish {
  return { combo, slots: slots.map(({ slot, selection }) => ({ slot, choice: selection })) };
}
