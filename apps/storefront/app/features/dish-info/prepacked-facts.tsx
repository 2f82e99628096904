import { type Dish, findContent, type Size } from '@tischlein/domain/menu';
import { contentText, DISH_INFO } from '@tischlein/wording/storefront';
import { decimal } from '@tischlein/wording';
import { NutrientTable } from './nutrient-table.tsx';

interface PrepackedFactsProps {
  readonly dish: Dish;
  readonly size: Size | null;
}

/** The particulars of prepacked goods except the date (LMIV Art. 9 (1) and 14, S3 L4). */
export function PrepackedFacts({ dish, size }: PrepackedFactsProps) {
  const { prepacked } = dish;
  if (!prepacked) return null;
  const { ingredients, alcoholPercent, producer, origin, storage, nutrition } = prepacked;
  const content = findContent(dish, size);
  const facts = [
    [DISH_INFO.content, content && contentText(content)],
    [DISH_INFO.strength, alcoholPercent ? DISH_INFO.percentByVolume(decimal(alcoholPercent)) : ''],
    [DISH_INFO.ingredientList, ingredients],
    [DISH_INFO.producer, producer],
    [DISH_INFO.origin, origin],
    [DISH_INFO.storage, storage],
  ] as const;
  return (
    <>
      <section>
        <h4>{DISH_INFO.prepacked}</h4>
        <dl className="declaration-extras">
          {facts.map(
            ([name, fact]) =>
              fact && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <NutrientTable name={dish.name} nutrients={nutrition} />
    </>
  );
}
