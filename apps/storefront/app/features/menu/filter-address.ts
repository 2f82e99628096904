import { DECLARATIONS, TAGS } from '@tischlein/domain/menu';
import { steps } from '@tischlein/ui/steps';
import type { Store } from '@tischlein/ui/store';
import { type MenuFilter, NO_FILTER } from './menu-filter.ts';

const WORDS = 'suche';
const TAGGED = 'filter';
const WITHOUT = 'ohne';
const ORDERABLE = 'jetzt';

/** Reads the filter from the page's URL; ignores unknown values. */
export function readFilter(address: string): MenuFilter {
  const parameters = new URL(address, 'http://shop').searchParams;
  const listed = (name: string): readonly string[] => parameters.get(name)?.split(',') ?? [];
  const [tags, without] = [listed(TAGGED), listed(WITHOUT)];
  return {
    ...NO_FILTER,
    words: parameters.get(WORDS) ?? '',
    tags: TAGS.filter((tag) => tags.includes(tag)),
    withoutDeclarations: DECLARATIONS.filter((declaration) => without.includes(declaration)),
    isOrderable: parameters.has(ORDERABLE),
  };
}

/** Writes the filter to the page's URL. */
export function writeFilter({ get }: Pick<Store<MenuFilter>, 'get'>): void {
  const { pathname, search, hash } = new URL(steps.current.get().address, location.origin);
  steps.correct(pathname + writeFilterToQuery(search, get()) + hash);
}

/** The query with the filter; other parameters are kept, and the query stays identical if the filter did not change. */
export function writeFilterToQuery(query: string, filter: MenuFilter): string {
  const parameters = new URLSearchParams(query);
  const values = {
    [WORDS]: filter.words.trim(),
    [TAGGED]: filter.tags.join(','),
    [WITHOUT]: filter.withoutDeclarations.join(','),
    [ORDERABLE]: filter.isOrderable ? '1' : '',
  };
  if (Object.entries(values).every(([name, value]) => value === (parameters.get(name) ?? ''))) return query;
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
