import { DECLARATIONS, TAGS } from '@tischlein/domain/menu';
import { waitForHistory } from '@tischlein/ui/dialog-history';
import { type MenuFilter, NO_FILTER } from './menu-filter.ts';
import type { MenuFilterStore } from './use-filter.ts';

const WORDS = 'suche';
const TAGGED = 'filter';
const WITHOUT = 'ohne';

/** What the query of an address asks for; what it does not know it leaves out. */
export function readFilter(query: string): MenuFilter {
  const parameters = new URLSearchParams(query);
  const listed = (name: string): readonly string[] => parameters.get(name)?.split(',') ?? [];
  const [tags, without] = [listed(TAGGED), listed(WITHOUT)];
  return {
    ...NO_FILTER,
    words: parameters.get(WORDS) ?? '',
    tags: TAGS.filter((tag) => tags.includes(tag)),
    withoutDeclarations: DECLARATIONS.filter((declaration) => without.includes(declaration)),
  };
}

/** Says in the address what the guest looks for; a step of the history that a closed dialog is giving back is none to say it in. */
export async function writeFilter({ get }: MenuFilterStore): Promise<void> {
  await waitForHistory();
  const { pathname, search, hash } = location;
  const query = writeFilterToQuery(search, get());
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
}

/** The query with what the guest looks for; everything else in it stays, and all of it where that is there already. */
export function writeFilterToQuery(query: string, { words, tags, withoutDeclarations }: MenuFilter): string {
  const parameters = new URLSearchParams(query);
  const values = { [WORDS]: words.trim(), [TAGGED]: tags.join(','), [WITHOUT]: withoutDeclarations.join(',') };
  if (Object.entries(values).every(([name, value]) => value === (parameters.get(name) ?? ''))) return query;
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
