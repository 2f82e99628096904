import type { NutrientInformation } from '@tischlein/domain/menu';
import { decimal } from '@tischlein/wording';
import { DISH_INFO } from '@tischlein/wording/storefront';

interface NutrientTableProps {
  readonly name: string;
  readonly nutrients: NutrientInformation | null | undefined;
}

/** Nutrients of an ingredient or a prepacked article. */
export function NutrientTable({ name, nutrients }: NutrientTableProps) {
  if (!nutrients) return null;
  return (
    <section>
      <h4>
        {DISH_INFO.nutrients}: {name}, {DISH_INFO.nutrientsPer[nutrients.per]}
      </h4>
      <dl className="nutrients">
        {listRows(nutrients).map(([nutrient, amount]) => (
          <div key={nutrient}>
            <dt>{nutrient}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function listRows(info: NutrientInformation): readonly (readonly [string, string])[] {
  const energy = [
    info.energyKilojoules === undefined ? '' : `${decimal(info.energyKilojoules)} kJ`,
    info.energyKilocalories === undefined ? '' : `${decimal(info.energyKilocalories)} kcal`,
  ];
  const grams = [
    [DISH_INFO.fat, info.fatGrams],
    [DISH_INFO.saturatedFat, info.saturatedFatGrams],
    [DISH_INFO.carbohydrates, info.carbohydratesGrams],
    [DISH_INFO.sugar, info.sugarGrams],
    [DISH_INFO.protein, info.proteinGrams],
    [DISH_INFO.salt, info.saltGrams],
  ] as const;
  const rows = grams.flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, `${decimal(amount)} g`] as const],
  );
  const total = energy.filter(Boolean).join(' / ');
  return total === '' ? rows : [[DISH_INFO.energy, total], ...rows];
}
