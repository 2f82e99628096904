import type { MenuDocument } from '@tischlein/domain/menu';
import { categoryAnchor } from '../paths.ts';

/** How many rows each part of the menu has, so that those not yet laid out leave the room they will need. */
export function sectionRows({ categories, dishes }: MenuDocument): string {
  return categories
    .map(
      ({ id }) =>
        `#${escapeIdentifier(categoryAnchor(id))}{--rows:${dishes.filter(({ category }) => category === id).length}}`,
    )
    .join('');
}

// As CSS.escape does for what an id may hold.
const escapeIdentifier = (id: string): string =>
  id.replace(/[^\w-]/g, (mark) => `\\${mark.codePointAt(0)?.toString(16)} `);
