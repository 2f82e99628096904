import type { CartLine } from '@tischlein/domain/cart';
import type { Menu } from '@tischlein/domain/menu';
import type { PricedLine } from '@tischlein/domain/pricing';
import { type DishChoice, leftOutNames } from '@tischlein/domain/selection';
import { depositText, dishDetails, dishTitle, slotTitle } from '@tischlein/wording';

/** A line of an order in words. */
export interface LineWords {
  readonly title: string;
  /** What belongs to it, a line each. */
  readonly details: readonly string[];
}

/** 'Salame piccante, 32 cm' and 'mit Peperoni · ohne Oregano'. */
export function lineWords(menu: Menu, line: CartLine): LineWords {
  if (line.kind === 'dish')
    return {
      title: dishTitle(line.choice.dish.name, line.choice.size?.name ?? null),
      details: [detailsOf(menu, line.choice)].filter(Boolean),
    };
  const details = line.slots.map(({ slot, choice }, index) =>
    [`${slotTitle(index + 1, slot.name)}: ${choice.dish.name}`, detailsOf(menu, choice)].filter(Boolean).join(' · '),
  );
  return { title: line.combo.name, details };
}

/** The words of a line with what its price is made of. */
export function pricedLineWords(menu: Menu, { line, discountLabel, deposit }: PricedLine): LineWords {
  const { title, details } = lineWords(menu, line);
  return { title, details: [...details, discountLabel, deposit > 0 ? depositText(deposit) : ''].filter(Boolean) };
}

function detailsOf(menu: Menu, choice: DishChoice): string {
  return dishDetails({
    without: leftOutNames(menu, choice).map((name) => ({ name })),
    extras: choice.extras.map(({ item, amount }) => ({ itemName: item.name, amount })),
  });
}
