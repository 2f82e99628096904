import type { CartLine } from '@tischlein/domain/cart';
import type { Menu } from '@tischlein/domain/menu';
import type { Adjustment, PricedFreeItem, PricedLine } from '@tischlein/domain/pricing';
import { type DishChoice, leftOutNames } from '@tischlein/domain/selection';
import { depositText, dishDetails, dishTitle, freeByOffer, lineSavings, slotTitle } from '@tischlein/wording';

/** A line of an order in words. */
export interface LineWords {
  readonly title: string;
  /** Options and notes, one per line. */
  readonly details: readonly string[];
}

/** 'Salame piccante, 32 cm' and 'Peperoni · ohne Oregano' */
export function lineWords(menu: Menu, line: CartLine): LineWords {
  if (line.kind === 'dish')
    return {
      title: dishTitle(line.choice.dish.name, line.choice.size?.name ?? null),
      details: [describeChoice(menu, line.choice)].filter(Boolean),
    };
  const details = line.slots.map(({ slot, choice }, index) =>
    [`${slotTitle(index + 1, slot.name)}: ${choice.dish.name}`, describeChoice(menu, choice)]
      .filter(Boolean)
      .join(' · '),
  );
  return { title: line.combo.name, details };
}

/** Member name, options, note and deposit of a priced line. */
export function lineDetails(menu: Menu, { line, deposit, depositKinds }: PricedLine): readonly string[] {
  const { details } = lineWords(menu, line);
  return [line.memberName, ...details, line.note, deposit > 0 ? depositText(deposit, depositKinds) : ''].filter(
    Boolean,
  );
}

export function pricedLineWords(menu: Menu, priced: PricedLine, adjustments: readonly Adjustment[]): LineWords {
  const { title } = lineWords(menu, priced.line);
  return { title, details: [...lineDetails(menu, priced), ...pricedSavings(priced, adjustments)] };
}

/** A promotion makes the whole line free: other prices and discounts of it would only confuse. */
export const isFreeByOffer = ({ price, freeUnits }: PricedLine): boolean => price === 0 && freeUnits > 0;

/** The savings of a priced line; of a free one only what makes it free. */
export function pricedSavings(priced: PricedLine, adjustments: readonly Adjustment[]): readonly string[] {
  const { id } = priced.line;
  const promotion = adjustments.find(({ source, lineId }) => source === 'twoForOne' && lineId === id);
  return promotion && isFreeByOffer(priced) ? [freeByOffer(promotion)] : lineSavings(adjustments, id);
}

/** A free item in words; only its deposit is charged. */
export function freeItemWords(menu: Menu, { dishId, sizeId, name, deposit, depositKinds }: PricedFreeItem): LineWords {
  const dish = menu.dishes.get(dishId);
  const size = dish?.sizes.find(({ id }) => id === sizeId);
  return {
    title: dish ? dishTitle(dish.name, size?.name ?? null) : name,
    details: deposit > 0 ? [depositText(deposit, depositKinds)] : [],
  };
}

function describeChoice(menu: Menu, choice: DishChoice): string {
  return dishDetails({
    without: leftOutNames(menu, choice).map((name) => ({ name })),
    extras: choice.extras.map(({ item, amount }) => ({ itemName: item.name, amount })),
  });
}
