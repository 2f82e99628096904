import type { SizeId } from '../ids.ts';
import type { ComboDocument, ComboSlotDocument } from './menu-document.ts';
import type { Combo, ComboSlot } from './menu.ts';
import { firstOfEach, type MenuParts } from './read-parts.ts';

/** Sorts the combos; drops and reports one without slots or with a slot that no dish fits (S1 §3 Menu (combo)). */
export function readCombos(documents: readonly ComboDocument[], parts: MenuParts): Combo[] {
  const combos = [...firstOfEach(documents, parts.report).values()].toSorted((left, right) => left.sort - right.sort);
  return combos.flatMap((document, index) => readCombo(document, parts.dishes.size + index, parts) ?? []);
}

function readCombo(document: ComboDocument, position: number, parts: MenuParts): Combo | null {
  const slots = document.slots
    .toSorted((left, right) => left.sort - right.sort)
    .map((slot) => readSlot(slot, document.name, parts));
  const empty = slots.filter((slot) => slot.dishIds.length === 0);
  for (const slot of empty) parts.report({ code: 'slotEmpty', where: document.name, reference: slot.id });
  if (slots.length === 0) parts.report({ code: 'slotsMissing', where: document.name, reference: document.id });
  if (slots.length === 0 || empty.length > 0) return null;
  return {
    id: document.id,
    position,
    name: document.name,
    headline: document.headline ?? '',
    teaser: document.teaser ?? '',
    imageName: document.imageName ?? null,
    price: {
      delivery: document.price.delivery ?? null,
      pickup: document.price.pickup ?? null,
      dineIn: document.price.dineIn ?? null,
    },
    vat: document.vat ?? null,
    timetable: document.timetable ?? [],
    type: document.type,
    slots,
    tags: document.tags ?? [],
  };
}

function readSlot(document: ComboSlotDocument, where: string, parts: MenuParts): ComboSlot {
  const size = document.size === undefined ? null : (parts.sizes.get(document.size) ?? null);
  if (document.size !== undefined && !size) parts.report({ code: 'sizeUnknown', where, reference: document.size });
  const dishIds = document.dishes.filter((id) => {
    const sizes = parts.dishes.get(id)?.sizes;
    const fits = sizes !== undefined && fitsSlot(sizes, size?.id ?? null);
    if (!fits) parts.report({ code: sizes ? 'slotDishUnsuitable' : 'dishUnknown', where, reference: id });
    return fits;
  });
  return { id: document.id, name: document.name, size, dishIds };
}

/** 'dishes without sizes or with a size matching the slot size' (S1 §5). */
const fitsSlot = (sizes: readonly SizeId[], slotSize: SizeId | null): boolean =>
  sizes.length === 0 || (slotSize !== null && sizes.includes(slotSize));
