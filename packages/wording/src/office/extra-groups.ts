import { listWords } from '../list-words.ts';

/** Groups of extras and side dishes. */
export const GROUP_FORM = {
  title: 'Extras & Beilagen',
  help: 'Eine Gruppe kann zu vielen Gerichten gehören. Was Du hier änderst, gilt für alle.',
  none: 'Noch keine Gruppe',
  noneHelp: 'Eine Gruppe sammelt Extras oder Beilagen, die Gäste zu vielen Gerichten dazuwählen können.',
  newName: { ingredient: 'Extras', dish: 'Beilagen' },
  create: { ingredient: 'Neue Extras', dish: 'Neue Beilagen' },
  created: (name: string): string => `Neue Gruppe „${name}“`,
  nameless: 'Ohne Namen',
  rule: (min: number, limit: number): string => {
    if (min > 0 && min === limit) return `Pflicht, genau ${min}`;
    if (min > 0) return limit > 0 ? `Pflicht, ${min} bis ${limit}` : `Pflicht, mindestens ${min}`;
    return limit > 0 ? `Freiwillig, bis ${limit}` : 'Freiwillig';
  },
  items: (names: readonly string[], count: number): string => {
    if (count === 0) return 'leer';
    return count > names.length ? `${names.join(', ')} und ${count - names.length} weitere` : names.join(', ');
  },
  inDishes: (count: number): string => (count === 1 ? 'in 1 Gericht' : `in ${count} Gerichten`),
  shared: (count: number): string => `Diese Gruppe gehört zu ${count} Gerichten`,
  sharedHelp: 'Deine Änderung gilt für alle.',
  sharedBy: (names: readonly string[], count: number): string =>
    count > names.length ? `${names.join(', ')} und ${count - names.length} weitere` : listWords(names),
  onlyHere: 'Nur für dieses Gericht',
  copied: (name: string): string => `Eigene Gruppe „${name}“`,
  detach: 'Aus dem Gericht nehmen',
  detached: (name: string): string => `Gruppe „${name}“ entfernt`,
  moved: (name: string): string => `Platz der Gruppe „${name}“`,
  remove: 'Gruppe löschen',
  removed: (name: string): string => `Gruppe „${name}“ gelöscht`,
  field: (group: string, field: string): string => `${group}: ${field}`,
  name: 'Name',
  min: 'Mindestens',
  limit: 'Höchstens',
  noLimit: 'beliebig',
  maxAmount: 'Je Extra',
  forceGroup: 'Immer mit eigener Überschrift',
  forceGroupHelp: 'Sonst stehen freiwillige Extras nach Fleisch, vegetarisch und vegan sortiert.',
  differentDishes: 'Verschiedene Gerichte erlaubt',
  when: 'Wann angeboten',
  pricesFor: 'Preise für',
  everyType: 'Alle',
  bySize: 'Preise je Größe',
  everySize: 'Jede Größe',
  price: 'Preis',
  item: { ingredient: 'Extra', dish: 'Beilage' },
  most: 'Höchstens',
  nameMost: (name: string): string => `${name}, höchstens`,
  more: 'Mehr',
  nameMore: (name: string): string => `Mehr zu ${name}`,
  namePrice: (name: string, place: string): string => `${name}, ${place}`,
  soldOut: 'Ausverkauft',
  nameSoldOut: (name: string): string => `${name}: Ausverkauft`,
  vat: 'Steuer',
  nameVat: (name: string): string => `${name}: Steuer`,
  vatOfDish: 'wie das Gericht',
  itemAdded: (name: string): string => `Extra „${name}“`,
  itemRemoved: (name: string): string => `Extra „${name}“ entfernt`,
  itemMoved: (name: string): string => `Platz von „${name}“`,
  addItem: { ingredient: 'Name der Zutat', dish: 'Name des Gerichts' },
  add: 'Hinzufügen',
  ownPrices: 'Eigene Preise in diesem Gericht',
  ownPricesHelp: 'Leeres Feld: der Preis der Gruppe.',
  nameOwnPrice: (name: string, size: string): string => `${name} in diesem Gericht, ${size}`,
} as const;

/** Ingredients with what they declare. */
export const INGREDIENTS = {
  title: 'Zutaten',
  help: 'Was hier steht, gilt überall, wo die Zutat vorkommt.',
  search: 'Zutat suchen',
  none: 'Noch keine Zutat',
  noneHelp: 'Schreib ins Feld oben, wie die Zutat heißt. Ihre Allergene gelten dann überall, wo sie vorkommt.',
  nothingFound: 'Dazu gibt es keine Zutat.',
  add: (name: string): string => `„${name}“ anlegen`,
  added: (name: string): string => `Zutat „${name}“`,
  uses: (dishes: number, groups: number): string =>
    [
      dishes === 1 ? 'in 1 Gericht' : `in ${dishes} Gerichten`,
      groups === 0 ? '' : groups === 1 ? 'in 1 Gruppe' : `in ${groups} Gruppen`,
    ]
      .filter(Boolean)
      .join(', '),
  name: 'Name',
  info: 'Erklärung für Gäste',
  nutrition: 'Nährwerte',
  tags: 'Merkmale',
  tagsHelp: 'Danach stehen Extras unter „Vegetarische Extras“ oder „Vegane Extras“.',
  soldOut: 'Ausverkauft, bis Du es änderst',
  vat: 'Steuer als Extra',
  vatOfDish: 'wie das Gericht',
  remove: 'Zutat löschen',
  removed: (name: string): string => `Zutat „${name}“ gelöscht`,
  field: (name: string, field: string): string => `${name}: ${field}`,
} as const;
