const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'Süß-saure Sauce' → 'suess-saure-sauce': ids that people can read. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

/** Hands out ids that are readable and never given twice. */
export function uniqueSlugs(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const slug = slugOf(name) || 'x';
    const count = (given.get(slug) ?? 0) + 1;
    given.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
