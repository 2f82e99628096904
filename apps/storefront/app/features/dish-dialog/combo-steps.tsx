import { type ComboSelection, invalidGroups } from '@tischlein/domain/selection';
import { slotTitle } from '@tischlein/wording';
import { COMBO } from '@tischlein/wording/storefront';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '@tischlein/ui/icon';

export const toPanelId = (id: string): string => `${id}-panel`;
export const toTabId = (id: string, index: number): string => `${id}-tab-${index}`;

interface ComboStepsProps {
  readonly state: ComboSelection;
  /** Prefix of the ids of tabs and panel. */
  readonly baseId: string;
  readonly onSlot: (index: number) => void;
}

/** A tab per slot; later ones are disabled until reached (S1 §2 Customise menu). */
export function ComboSteps({ state, baseId, onSlot }: ComboStepsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { current } = state;
  const move = (event: KeyboardEvent): void => {
    const index = nextIndex(event.key, state);
    if (index === null) return;
    event.preventDefault();
    onSlot(index);
    const tab = list.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className="steps" role="tablist" aria-label={COMBO.steps} ref={list}>
      {state.slots.map(({ slot, selection }, index) => (
        <button
          key={slot.id}
          ref={index === current ? bringIntoView : undefined}
          type="button"
          role="tab"
          id={toTabId(baseId, index)}
          aria-selected={index === current}
          aria-controls={toPanelId(baseId)}
          tabIndex={index === current ? 0 : -1}
          disabled={index > state.reached}
          onClick={() => onSlot(index)}
          onKeyDown={move}
        >
          {index < state.reached && index !== current && invalidGroups(selection).length === 0 && <Icon name="check" />}
          {slotTitle(index + 1, slot.name)}
        </button>
      ))}
    </div>
  );
}

const bringIntoView = (tab: HTMLButtonElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The tab an arrow key, Home or End moves to among the reached ones; null for other keys. */
function nextIndex(key: string, { current, reached }: ComboSelection): number | null {
  const tabs = reached + 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (current + 1) % tabs,
    ArrowLeft: (current + reached) % tabs,
    Home: 0,
    End: reached,
  };
  return places[key] ?? null;
}
