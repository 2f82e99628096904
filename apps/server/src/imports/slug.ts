const TRANSLITERATIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'Süß-saure Sauce' → 'suess-saure-sauce', for readable ids. */
export function toSlug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

/** Returns a function that makes slugs and numbers repeated ones. */
export function createSlugger(): (name: string) => string {
  const useCounts = new Map<string, number>();
  return (name) => {
    const slug = toSlug(name) || 'x';
    const count = (useCounts.get(slug) ?? 0) + 1;
    useCounts.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
