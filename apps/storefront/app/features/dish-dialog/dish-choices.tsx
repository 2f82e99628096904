import type { PricedExtra } from '@tischlein/domain/pricing';
import {
  type GroupState,
  hasPopularCombination,
  leftOutIds,
  leftOutNames,
  type Selection,
  type SelectionAction,
} from '@tischlein/domain/selection';
import { DISH } from '@tischlein/wording/storefront';
import { useShop } from '../../shop-context.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { CombinationMode } from './combination-mode.tsx';
import { ExtraGroup } from './extra-group.tsx';
import { SizeChoice } from './size-choice.tsx';

interface DishChoicesProps {
  readonly selection: Selection;
  readonly groups: readonly GroupState[];
  /** What the chosen extras cost, free ones taken off. */
  readonly extras: readonly PricedExtra[];
  /** After a refused attempt: 'Bitte wählen!'. */
  readonly showsInvalid: boolean;
  readonly act: (action: SelectionAction) => void;
  /** In a combo the slot names the size. */
  readonly hasSizes?: boolean;
}

/** All that can be chosen about a dish: size, what must be chosen, 'Bitte Ohne', then the extras. */
export function DishChoices({ selection, groups, extras, showsInvalid, act, hasSizes = true }: DishChoicesProps) {
  const mandatory = groups.filter(({ group }) => group !== null && group.min > 0);
  const optional = groups.filter((state) => !mandatory.includes(state));
  const groupOf = (state: GroupState) => (
    <ExtraGroup key={state.marker} state={state} extras={extras} showsInvalid={showsInvalid} act={act} />
  );
  return (
    <>
      {hasSizes && selection.dish.sizes.length > 0 && <SizeChoice selection={selection} act={act} />}
      {mandatory.map(groupOf)}
      <WithoutChoice selection={selection} act={act} />
      {optional.length > 0 && (
        <>
          <h3 className="choice-section">
            {DISH.extras}
            {selection.dish.freeIngredients > 0 && <small>{DISH.freeExtras(selection.dish.freeIngredients)}</small>}
          </h3>
          {hasPopularCombination(selection) && <CombinationMode selection={selection} act={act} />}
          {optional.map(groupOf)}
        </>
      )}
    </>
  );
}

function WithoutChoice({ selection, act }: Pick<DishChoicesProps, 'selection' | 'act'>) {
  const { menu } = useShop();
  const ids = leftOutIds(selection.dish);
  const names = leftOutNames(menu, { ...selection, without: ids });
  if (ids.length === 0) return null;
  return (
    <ChoiceGroup title={DISH.pleaseWithout}>
      {ids.map((id, index) => (
        <label key={id} className="choice-row">
          <input
            type="checkbox"
            checked={selection.without.includes(id)}
            onChange={() => act({ type: 'toggleWithout', id })}
          />
          <span className="choice-name">{names[index]}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
