import type { PageAddress } from './page-address.ts';

const KINDS = ['gericht', 'menue'];

/** Links of earlier versions name a dish or combo in the query: '/?gericht=…'. null: another link. */
export function findDishPath({ basename, path, query }: PageAddress): string | null {
  if (path !== '/' || query === '') return null;
  const asked = new URLSearchParams(query);
  const kind = KINDS.find((each) => asked.get(each));
  if (kind === undefined) return null;
  const named = encodeURIComponent(asked.get(kind) ?? '');
  for (const each of KINDS) asked.delete(each);
  const rest = asked.toString();
  return `${basename}/${kind}/${named}${rest && `?${rest}`}`;
}
