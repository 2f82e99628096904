import type { MenuDocument } from '@tischlein/domain/menu';
import { countRowsAtOnce } from '../features/menu/count-rows-at-once.ts';
import { categoryAnchor } from '../shop/paths.ts';

/**
 * Row counts per menu section: they reserve the height of sections that `content-visibility` has not laid out yet, and of
 * rows that are not rendered yet.
 */
export function sectionRows({ categories, dishes }: MenuDocument): string {
  const rows = new Map(categories.map(({ id }) => [id, 0]));
  for (const { category } of dishes) rows.set(category, (rows.get(category) ?? 0) + 1);
  const counts = categories.map(({ id }) => rows.get(id) ?? 0);
  const atOnce = countRowsAtOnce(counts);
  return categories
    .map(({ id }, place) => {
      const count = counts[place] ?? 0;
      const late = count - (atOnce[place] ?? 0);
      return `#${escapeIdentifier(categoryAnchor(id))}{--rows:${count}${late > 0 ? `;--late-rows:${late}` : ''}}`;
    })
    .join('');
}

// Does what CSS.escape does for the characters an id may contain.
const escapeIdentifier = (id: string): string =>
  id.replace(/[^\w-]/g, (mark) => `\\${mark.codePointAt(0)?.toString(16)} `);
