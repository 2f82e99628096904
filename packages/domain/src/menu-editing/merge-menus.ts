import type { MenuDocument } from '../menu/index.ts';
import { isSame, readField, readText } from '../unknown-value.ts';
import type { MergeConflict, MergeSide, Versions } from './merge-conflict.ts';
import { mergeValues } from './merge-values.ts';

/** Returns which side of a contested field counts. */
type Decide = (conflict: MergeConflict) => MergeSide;

interface MergedMenu {
  readonly menu: MenuDocument;
  /** The fields that both have changed to something else (S3 L8). */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Merges two edits of one menu, item by item and field by field. Everything that only one of them has changed is taken over;
 * contested fields are listed, and decided by `decide`.
 */
export function mergeMenus(versions: Versions<MenuDocument>, decide: Decide = () => 'mine'): MergedMenu {
  const conflicts: MergeConflict[] = [];
  const menu = mergeValues(versions, {
    path: [],
    decide: (conflict) => {
      conflicts.push(conflict);
      return decide(conflict);
    },
    findGroup: toCategory,
  });
  return { menu, conflicts };
}

/** Returns whether two documents hold the same menu. Parts that they share are not compared. */
export const isSameMenu = (one: MenuDocument, other: MenuDocument): boolean => isSame(one, other);

/** Identifies a contested field in all versions. */
export const toConflictKey = ({ path }: Pick<MergeConflict, 'path'>): string => path.join('/');

// Dishes of two categories are ordered independently, although they are in one list.
const toCategory = (path: readonly string[], item: unknown): string =>
  path.length === 1 && path[0] === 'dishes' ? readText(readField(item, 'category')) : '';
