import { type LineId, lineId } from '../ids.ts';
import type { ComboChoice, DishChoice } from '../selection/choice.ts';

/** The same configuration with the same note for the same member has the same id (S3 P12). */
export function toLineId(item: DishChoice | ComboChoice, memberName: string, note = ''): LineId {
  const key = toKey(item);
  if (note !== '') return lineId(JSON.stringify([key, memberName, note]));
  return lineId(JSON.stringify(memberName === '' ? key : [key, memberName]));
}

/** Names a line of an order by its place, for readers who may not know whose it is (decision 044). */
export const toPlaceId = (place: number): LineId => lineId(`line ${place}`);

/** The id of the line that another id, or its place, names; an unknown one stays. */
export function resolveLineId(lines: readonly { readonly lineId: LineId }[], id: LineId): LineId {
  const place = /^line (\d{1,4})$/.exec(id)?.[1];
  return (place === undefined ? undefined : lines[Number(place)]?.lineId) ?? id;
}

/** The configuration without the member, as the text by which equal units are sorted (S3 C22, C31). */
export const toConfigurationText = (item: DishChoice | ComboChoice): string => JSON.stringify(toKey(item));

const toKey = (item: DishChoice | ComboChoice): readonly unknown[] =>
  'combo' in item
    ? [item.combo.id, item.slots.map(({ slot, choice }) => [slot.id, toChoiceKey(choice)])]
    : toChoiceKey(item);

function toChoiceKey({ dish, size, without, extras }: DishChoice): readonly unknown[] {
  return [dish.id, size?.id ?? 0, without, extras.map(({ group, item, amount }) => [group.id, item.id, amount])];
}
