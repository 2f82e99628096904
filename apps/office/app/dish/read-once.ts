import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import type { ReadMenu } from '@tischlein/domain/menu-editing';

const cache = new WeakMap<MenuDocument, ReadMenu>();

/** Reads a menu document once, however many parts of the page ask for it. */
export function readOnce(document: MenuDocument): ReadMenu {
  const known = cache.get(document);
  if (known) return known;
  const read = { document, ...readMenu(document) };
  cache.set(document, read);
  return read;
}
