import { type ComboAction, type ComboSelection, reduceCombo, renewCombo } from '@tischlein/domain/selection';
import { useShop } from '../../context/shop-context.ts';
import { useLive } from './use-live.ts';

interface LiveCombo {
  readonly state: ComboSelection;
  /** A slot has no dish left to choose. */
  readonly isSoldOut: boolean;
  readonly act: (action: ComboAction) => void;
}

/** The combo being edited. */
export function useLiveCombo(first: ComboSelection, onChange: (state: ComboSelection) => void): LiveCombo {
  const { menu } = useShop();
  const renew = (state: ComboSelection): ComboSelection | null =>
    menu.combos.get(state.combo.id) === state.combo ? state : renewCombo(state, menu);
  const [state, act] = useLive({
    first,
    reduce: reduceCombo,
    renew: (before) => renew(before) ?? before,
    listLost: lostNames,
    onChange,
  });
  return { state, isSoldOut: renew(state) === null, act };
}

const lostNames = (before: ComboSelection, after: ComboSelection): readonly string[] =>
  before.slots.flatMap(({ selection: { dish } }, index) =>
    after.slots[index]?.selection.dish.id === dish.id ? [] : [dish.name],
  );
