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
import { type CSSProperties, useDeferredValue } from 'react';
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
export function DishChoices({ hasSizes = true, ...props }: DishChoicesProps) {
  const { selection, groups, extras, showsInvalid, act } = props;
  const mandatory = groups.filter(isMandatory);
  // The dialog is drawn with what comes first in it; the rest follows before the guest has read that.
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

// Rows with a head each; folded groups show three (S1 §9).
const HEAD_AND_FOLD = 4;

/** As high as what follows, so that nothing moves when it comes. */
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
            {selection.dish.missing.includes(id) && <small>{DISH.soldOut}</small>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
