import type { DayIndex } from '@tischlein/domain';
import type { LeftOut } from '@tischlein/domain/group-order';
import { nameLeftOut, leftOutText } from '@tischlein/wording';

/** 'Dora: Cannoli siciliani ist heute ausverkauft.', each sentence once. */
export const leftOutWords = (leftOut: readonly LeftOut[], today: DayIndex): readonly string[] => [
  ...new Set(leftOut.map((each) => nameLeftOut(each.of.memberName, leftOutText(each, today)))),
];
