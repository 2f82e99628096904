import { decode } from '../browser/decode.ts';

/** A dish or combo named in the URL, by id or by name. */
interface LinkedItem {
  readonly isCombo: boolean;
  readonly named: string;
}

const LINK = /^(\/f=[^/]+)?\/(gericht|menue)\/([^/?#]+)\/?(?=[?#]|$)/;

/** Returns the item named in the page's URL, or null. */
export function linkedItem(address: string): LinkedItem | null {
  const [, , kind, named] = LINK.exec(address) ?? [];
  return named === undefined ? null : { isCombo: kind === 'menue', named: decode(named, decodeURIComponent) };
}

/** Removes the named dish or combo from the page's URL. */
export const withoutLink = (address: string): string => address.replace(LINK, (_, shop = '/') => shop);

/** Finds an item by id, otherwise by name (case-insensitive). */
export function findNamed<Item extends { readonly id: string; readonly name: string }>(
  items: readonly Item[],
  named: string,
): Item | undefined {
  const name = named.trim().toLowerCase();
  return items.find(({ id }) => id === named) ?? items.find((item) => item.name.trim().toLowerCase() === name);
}
