import { type LineId, lineId } from '../ids.ts';
import type { ComboChoice, DishChoice } from '../selection/choice.ts';

/** The same configuration for the same member has the same id (S3 P12). */
export function toLineId(item: DishChoice | ComboChoice, memberName: string): LineId {
  const key =
    'combo' in item
      ? [item.combo.id, item.slots.map(({ slot, choice }) => [slot.id, toChoiceKey(choice)])]
      : toChoiceKey(item);
  return lineId(JSON.stringify(memberName === '' ? key : [key, memberName]));
}

function toChoiceKey({ dish, size, without, extras }: DishChoice): readonly unknown[] {
  return [dish.id, size?.id ?? 0, without, extras.map(({ group, item, amount }) => [group.id, item.id, amount])];
}
