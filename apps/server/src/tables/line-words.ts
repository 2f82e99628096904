import type { Quote } from '@tischlein/contract/shop';
import { dishDetails, dishTitle, slotTitle } from '@tischlein/wording';

type QuotedLine = Quote['lines'][number];

/** 'Quattro Formaggi, 32 cm' */
export const lineTitle = ({ dish, name }: QuotedLine): string => (dish ? dishTitle(dish.name, dish.sizeName) : name);

/** Options of a line, one text per dish: 'ohne Parmesan · Peperoni'; then the waiter's note. */
export function lineDetails({ dish, menu, note = '' }: QuotedLine): readonly string[] {
  const slots = menu?.slots.map((slot, index) =>
    [`${slotTitle(index + 1, slot.slotName)}: ${slot.dish.name}`, dishDetails(slot.dish)].filter(Boolean).join(' · '),
  );
  return [...(dish ? [dishDetails(dish)] : (slots ?? [])), note].filter(Boolean);
}
