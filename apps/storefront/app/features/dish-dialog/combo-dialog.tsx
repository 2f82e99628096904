import { type Age, findMinimumAge, type OrderContext } from '@tischlein/domain/menu';
import { type ChoicePrice, priceChoice } from '@tischlein/domain/pricing';
import {
  toComboChoice,
  toComboWish,
  type ComboSelection,
  type ComboChoice,
  invalidGroups,
  findStepNotice,
  type SelectionAction,
} from '@tischlein/domain/selection';
import { useId, useRef, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { fade } from '@tischlein/ui/fade';
import { ComboFoot } from './combo-foot.tsx';
import { ComboHead } from './combo-head.tsx';
import { ComboSlotPanel } from './combo-slot-panel.tsx';
import { ComboSteps, toPanelId, toTabId } from './combo-steps.tsx';
import { showFirstInvalid } from './show-first-invalid.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { showStepNotice } from './show-step-notice.ts';
import { useLiveCombo } from './use-live-combo.ts';
import '../../styles/combo-dialog.css';

export interface AgeQuestion {
  readonly age: Age | null;
  readonly name: string;
  readonly next: () => void;
}

interface ComboDialogProps {
  readonly first: ComboSelection;
  /** The order type and time, which may change while the dialog is open. */
  readonly occasion: OrderContext;
  readonly isEdit: boolean;
  readonly onChange: (state: ComboSelection) => void;
  /** Asks for the guest's age, then calls `next`. */
  readonly onAge: (question: AgeQuestion) => void;
  readonly onInfo: (wish: ComboChoice) => void;
  readonly onSave: (wish: ComboChoice, close: () => void) => void;
  readonly onClosed: () => void;
}

/** Customises a combo slot by slot (S1 §2 Customise menu). */
export function ComboDialog({ first, occasion, isEdit, onChange, onAge, onInfo, onSave, onClosed }: ComboDialogProps) {
  const { menu } = useShop();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { state, obstacle, act } = useLiveCombo(first, occasion, onChange);
  const [wasRefused, setRefused] = useState(false);
  const slotState = state.slots[state.current];
  const price = usePrice(state);
  if (!slotState) return null;
  const missing = state.slots.findIndex(({ selection }) => invalidGroups(selection).length > 0);
  const refuse = (): void => {
    setRefused(true);
    void showFirstInvalid(panel.current);
  };
  // Going back is free; going forward requires a valid slot (S1 §4 Menu wizard).
  const showSlot = (index: number): void => {
    if (index > state.current && invalidGroups(slotState.selection).length > 0) return refuse();
    fade(() => {
      setRefused(false);
      act({ type: 'showSlot', index });
      panel.current?.closest('.dialog-scroll')?.scrollTo({ top: 0, behavior: 'instant' });
    });
  };
  const save = (button: Element): void => {
    const whole = toComboChoice(state);
    if (whole) return onSave(whole, () => closeContainingDialog(button));
    if (missing !== state.current) act({ type: 'showSlot', index: missing });
    refuse();
  };
  const change = (action: SelectionAction): void => {
    showStepNotice(findStepNotice(slotState.selection, action), (undo) => {
      // The guest may be in another slot by now.
      act({ type: 'showSlot', index: state.current });
      act({ type: 'changeDish', action: undo });
    });
    act({ type: 'changeDish', action });
  };
  return (
    <Dialog
      titleId={titleId}
      kind="combo-dialog"
      name={state.combo.name}
      onClosed={onClosed}
      foot={<ComboFoot {...{ state, price, isEdit, canSave: obstacle === null }} onSlot={showSlot} onSave={save} />}
    >
      <ComboHead combo={state.combo} titleId={titleId} onInfo={() => onInfo(toComboWish(state))} />
      <ComboSteps state={state} baseId={titleId} onSlot={showSlot} />
      <div
        className="dialog-body"
        role="tabpanel"
        id={toPanelId(titleId)}
        aria-labelledby={toTabId(titleId, state.current)}
        ref={panel}
      >
        {obstacle && <ObstacleNotice obstacle={obstacle} name={state.combo.name} />}
        <ComboSlotPanel
          key={state.current}
          slotState={slotState}
          extras={price?.extras.filter(({ slotId }) => slotId === slotState.slot.id) ?? []}
          showsInvalid={wasRefused}
          onDish={(dish) =>
            onAge({ age: findMinimumAge(dish, menu), name: dish.name, next: () => act({ type: 'chooseDish', dish }) })
          }
          act={change}
        />
      </div>
    </Dialog>
  );
}

function usePrice(state: ComboSelection): ChoicePrice | null {
  const { menu, shop } = useShop();
  const [slot] = state.slots;
  return slot ? priceChoice(menu, toComboWish(state), { ...slot.selection, settings: shop }) : null;
}
