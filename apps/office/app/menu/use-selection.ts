import type { DishId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { useState } from 'react';

/** The chosen dishes; those that are gone from the menu are not chosen any more. */
export function useSelection({ dishes }: MenuDocument) {
  const [chosen, setChosen] = useState<ReadonlySet<DishId>>(new Set());
  const selected = chosen.size === 0 ? chosen : new Set(dishes.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
  return {
    selected,
    select: (ids: readonly DishId[], isSelected: boolean): void =>
      setChosen((before) => new Set(isSelected ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
    clear: (): void => setChosen(new Set()),
  };
}
