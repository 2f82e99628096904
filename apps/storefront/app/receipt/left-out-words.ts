import type { DayIndex } from '@tischlein/domain';
import type { LeftOut } from '@tischlein/domain/group-order';
import { leftOutOf, leftOutText } from '@tischlein/wording';

/** 'Dora: Cannoli siciliani ist heute ausverkauft.', each sentence once. */
export const leftOutWords = (leftOut: readonly LeftOut[], today: DayIndex): readonly string[] => [
  ...new Set(leftOut.map((each) => leftOutOf(each.of.memberName, leftOutText(each, today)))),
];
