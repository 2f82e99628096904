import { canShow, type ComboSelection, invalidGroups } from '@tischlein/domain/selection';
import { slotTitle } from '@tischlein/wording';
import { COMBO } from '@tischlein/wording/storefront';
import { Icon } from '../../ui/icon.tsx';

interface ComboStepsProps {
  readonly state: ComboSelection;
  readonly panelId: string;
  readonly onSlot: (index: number) => void;
}

/** A tab for each slot; later ones wait until they are reached (S1 §2). */
export function ComboSteps({ state, panelId, onSlot }: ComboStepsProps) {
  return (
    <div className="steps" role="tablist" aria-label={COMBO.steps}>
      {state.slots.map(({ slot, selection }, index) => (
        <button
          key={slot.id}
          type="button"
          role="tab"
          aria-selected={index === state.current}
          aria-controls={panelId}
          disabled={!canShow(state, index) && index > state.reached}
          onClick={() => onSlot(index)}
        >
          {index < state.reached && index !== state.current && invalidGroups(selection).length === 0 && (
            <Icon name="check" />
          )}
          {slotTitle(index + 1, slot.name)}
        </button>
      ))}
    </div>
  );
}
