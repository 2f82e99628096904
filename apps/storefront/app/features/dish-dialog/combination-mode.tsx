import { subtract } from '@tischlein/domain';
import { priceChoice } from '@tischlein/domain/pricing';
import { reduceSelection, type Selection, type SelectionAction } from '@tischlein/domain/selection';
import { euro } from '@tischlein/wording';
import { DISH } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { useShop } from '../../context/shop-context.ts';

/** 'Beliebte Kombination' or 'Individuelle Kombination' (S1 §4 Popular combination). */
export function CombinationMode({
  selection,
  act,
}: {
  readonly selection: Selection;
  readonly act: (action: SelectionAction) => void;
}) {
  const name = useId();
  const popular = reduceSelection(selection, { type: 'choosePopular' });
  const names = popular.extras.filter(({ group }) => group.min === 0).map(({ item }) => item.name);
  const isPopular = selection.ownExtras !== null;
  return (
    <fieldset className="choice-group">
      <legend className="visually-hidden">{DISH.combination}</legend>
      <div className="choice-mode">
        <label className="choice-row">
          <input type="radio" name={name} checked={isPopular} onChange={() => act({ type: 'choosePopular' })} />
          <span className="choice-name">
            {DISH.popular}
            <small>{names.join(', ')}</small>
          </span>
          <PopularPrice popular={popular} />
        </label>
        <label className="choice-row">
          <input type="radio" name={name} checked={!isPopular} onChange={() => act({ type: 'chooseIndividual' })} />
          <span className="choice-name">{DISH.individual}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** The price the popular extras add to the dish. */
function PopularPrice({ popular }: { readonly popular: Selection }) {
  const { menu, shop } = useShop();
  const plain = { ...popular, extras: popular.extras.filter(({ group }) => group.min > 0) };
  const [price, without] = [popular, plain].map((selection) =>
    priceChoice(menu, selection, { ...selection, settings: shop }),
  );
  if (!price || !without) return null;
  return <span className="choice-price">{`+ ${euro(subtract(price.price, without.price))}`}</span>;
}
