import { type ComboAction, type ComboSelection, reduceCombo, renewCombo } from '@tischlein/domain/selection';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { showSoldOutToast } from './show-step-notice.ts';

type Step = ComboAction | { readonly type: 'renew'; readonly state: ComboSelection };

const reduce = (state: ComboSelection, step: Step): ComboSelection =>
  step.type === 'renew' ? step.state : reduceCombo(state, step);

interface LiveCombo {
  readonly state: ComboSelection;
  /** A slot has no dish left to choose. */
  readonly isSoldOut: boolean;
  readonly act: (action: ComboAction) => void;
}

/** The combo being edited. When the menu changes, valid choices are kept and the guest is told about the others. */
export function useLiveCombo(first: ComboSelection): LiveCombo {
  const { menu } = useShop();
  const [state, act] = useReducer(reduce, first);
  const renewed = menu.combos.get(state.combo.id) === state.combo ? state : renewCombo(state, menu);
  const renew = useEffectEvent(() => {
    if (renewed === null || renewed === state) return;
    showSoldOutToast(lostNames(state, renewed));
    act({ type: 'renew', state: renewed });
  });
  useEffect(() => renew(), [menu]);
  return { state, isSoldOut: renewed === null, act };
}

const lostNames = (before: ComboSelection, after: ComboSelection): readonly string[] =>
  before.slots.flatMap(({ selection: { dish } }, index) =>
    after.slots[index]?.selection.dish.id === dish.id ? [] : [dish.name],
  );
