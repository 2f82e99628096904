import type { MenuDocument } from '@tischlein/domain/menu';
import { categoryAnchor } from '../shop/paths.ts';

/** Row counts per menu section: reserves the height of sections that `content-visibility` has not laid out yet. */
export function sectionRows({ categories, dishes }: MenuDocument): string {
  return categories
    .map(
      ({ id }) =>
        `#${escapeIdentifier(categoryAnchor(id))}{--rows:${dishes.filter(({ category }) => category === id).length}}`,
    )
    .join('');
}

// Does what CSS.escape does for the characters an id may contain.
const escapeIdentifier = (id: string): string =>
  id.replace(/[^\w-]/g, (mark) => `\\${mark.codePointAt(0)?.toString(16)} `);
