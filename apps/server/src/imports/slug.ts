import { transliterateLetters } from '../transliterate.ts';
import { foldWord } from './fold-words.ts';

const MOST = 60;

/** 'Süß-saure Sauce' → 'suess-saure-sauce', for readable ids. */
export function toSlug(name: string): string {
  return transliterateLetters(foldWord(name))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-|-$/g, '');
}

/** Returns a function that makes slugs; one that was made before gets the next free number. */
export function createSlugger(): (name: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    const base = toSlug(name) || 'x';
    let count = counts.get(base) ?? 0;
    let slug = base;
    do {
      count += 1;
      slug = count === 1 ? base : `${base}-${count}`;
    } while (used.has(slug));
    counts.set(base, count);
    used.add(slug);
    return slug;
  };
}

/** Like `createSlugger`, but the same name always gets the same slug; names that differ never share one. */
export function createNamedSlugs(): (name: string) => string {
  const slug = createSlugger();
  const byName = new Map<string, string>();
  return (name) => {
    const known = byName.get(name) ?? slug(name);
    byName.set(name, known);
    return known;
  };
}
