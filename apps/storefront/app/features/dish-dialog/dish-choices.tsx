import type { PricedExtra } from '@tischlein/domain/pricing';
import {
  type GroupState,
  hasPopularCombination,
  leftOutIds,
  leftOutNames,
  type Selection,
  type SelectionAction,
} from '@tischlein/domain/selection';
import { DISH, HINDRANCES } from '@tischlein/wording/storefront';
import { type CSSProperties, useDeferredValue } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { CombinationMode } from './combination-mode.tsx';
import { ExtraGroup } from './extra-group.tsx';
import { SizeChoice } from './size-choice.tsx';

interface DishChoicesProps {
  readonly selection: Selection;
  readonly groups: readonly GroupState[];
  /** Prices of the chosen extras, after free extras. */
  readonly extras: readonly PricedExtra[];
  /** Marks missing choices with 'Bitte wählen!', after a refused attempt to save. */
  readonly showsInvalid: boolean;
  readonly act: (action: SelectionAction) => void;
  /** false in a combo, where the slot defines the size. */
  readonly hasSizes?: boolean;
}

/** All choices of a dish: size, mandatory groups, 'Bitte ohne', extras. */
export function DishChoices({ hasSizes = true, ...props }: DishChoicesProps) {
  const { selection, groups, extras, showsInvalid, act } = props;
  const mandatory = groups.filter(isMandatory);
  // Renders the first choices at once and the rest deferred, so that the dialog opens quickly.
  const isComplete = useDeferredValue(true, false);
  return (
    <>
      {hasSizes && selection.dish.sizes.length > 0 && <SizeChoice selection={selection} act={act} />}
      {mandatory.map((state) => (
        <ExtraGroup key={state.marker} state={state} extras={extras} showsInvalid={showsInvalid} act={act} />
      ))}
      {isComplete ? <OptionalChoices {...props} /> : <Placeholder {...props} />}
    </>
  );
}

const isMandatory = ({ group }: GroupState): boolean => group !== null && group.min > 0;

function OptionalChoices({ selection, groups, extras, showsInvalid, act }: DishChoicesProps) {
  const optional = groups.filter((state) => !isMandatory(state));
  return (
    <>
      <WithoutChoice selection={selection} act={act} />
      {optional.length > 0 && (
        <>
          <h3 className="choice-section">
            {DISH.extras}
            {selection.dish.freeIngredients > 0 && <small>{DISH.freeExtras(selection.dish.freeIngredients)}</small>}
          </h3>
          {hasPopularCombination(selection) && <CombinationMode selection={selection} act={act} />}
          {optional.map((state) => (
            <ExtraGroup key={state.marker} state={state} extras={extras} showsInvalid={showsInvalid} act={act} />
          ))}
        </>
      )}
    </>
  );
}

// Rows per folded group: its head and three items (S1 §9 Fold limit).
const HEAD_AND_FOLD = 4;

/** Reserves the height of the deferred choices, so that nothing moves when they appear. */
function Placeholder({ selection, groups }: DishChoicesProps) {
  const optional = groups.filter((state) => !isMandatory(state)).length;
  const rows = leftOutIds(selection.dish).length + optional * HEAD_AND_FOLD;
  return <div className="choices-coming" style={toRows(rows)} />;
}

type Room = CSSProperties & Readonly<Record<'--rows', number>>;

const toRows = (rows: number): Room => ({ '--rows': rows });

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
            disabled={selection.dish.missing.includes(id)}
            checked={selection.without.includes(id)}
            onChange={() => act({ type: 'toggleWithout', id })}
          />
          <span className="choice-name">
            {names[index]}
            {selection.dish.missing.includes(id) && <small>{HINDRANCES.soldOut}</small>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
