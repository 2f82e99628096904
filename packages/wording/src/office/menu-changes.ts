import { toCents } from '@tischlein/domain';
import { DECLARATIONS, DELIVERY_TYPES, type MenuDocument, TAGS } from '@tischlein/domain/menu';
import {
  type ChangeSummary,
  MENU_PARTS,
  type MenuChange,
  type MenuPart,
  type MergeConflict,
  ORDER,
} from '@tischlein/domain/menu-editing';
import { declarationName } from '../declarations.ts';
import { dishCount, MENU_LIST, priceCount } from './menu.ts';
import { OFFER_FIELD_NAMES } from './offer-fields.ts';
import { euro } from '../money.ts';
import { tagName } from '../tags.ts';

/** A change in words: 'Margherita', 'Preis 26 cm, Lieferung', '8,90 €', '9,40 €'. */
export interface ChangeWords {
  readonly name: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** One thing of a part, and several. */
const PART_NAMES: Readonly<Record<MenuPart, readonly [one: string, many: string]>> = {
  dishes: ['Gericht', 'Gerichte'],
  categories: ['Kategorie', 'Kategorien'],
  menus: ['Menü', 'Menüs'],
  extraGroups: ['Extragruppe', 'Extragruppen'],
  offers: ['Angebot', 'Angebote'],
  dailyDishes: ['Tagesgericht', 'Tagesgerichte'],
  ingredients: ['Zutat', 'Zutaten'],
  sizes: ['Größe', 'Größen'],
  declarationCodes: ['Kürzel', 'Kürzel'],
};

const KINDS = { added: 'neu', removed: 'gelöscht', changed: 'geändert', moved: 'umsortiert' } as const;

/** '3 Preise geändert', '1 Gericht gelöscht', 'Gerichte umsortiert' */
export function summaryText({ part, kind, isPrice, count }: Omit<ChangeSummary, 'names'>): string {
  const [one, many] = PART_NAMES[part];
  if (kind === 'moved') return `${many} ${KINDS.moved}`;
  if (isPrice) return `${priceCount(count)} ${KINDS.changed}`;
  const counted = part === 'dishes' ? dishCount(count) : `${count} ${count === 1 ? one : many}`;
  return `${counted} ${KINDS[kind]}`;
}

/** A change in one line, for a log: 'Margherita, Preis', 'Gericht Calzone neu', 'Gerichte umsortiert'. */
export function changeWords({ part, name, kind, field }: Pick<MenuChange, 'part' | 'name' | 'kind' | 'field'>): string {
  const [one, many] = PART_NAMES[part];
  if (kind === 'moved') return `${many} ${KINDS.moved}`;
  if (kind !== 'changed') return `${one} ${name} ${KINDS[kind]}`;
  const [first = ''] = field;
  const known = first === 'prices' ? 'Preis' : (FIELD_NAMES[first] ?? '');
  return [name || one, known].filter(Boolean).join(', ');
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  number: 'Nummer',
  subtext: 'Beschreibung',
  subtitle: 'Untertitel',
  commonSubtext: 'Gemeinsame Beschreibung',
  category: 'Kategorie',
  declarations: 'Allergene und Zusatzstoffe',
  partialDeclarations: 'Teilweise bekannte Allergene',
  tags: 'Merkmale',
  negTags: 'Ausgeschlossene Merkmale',
  imageName: 'Bild',
  soldOut: 'Ausverkauft',
  timetable: 'Zeiten',
  sizes: 'Größen',
  vatClass: 'Steuer',
  deposit: 'Pfand',
  depositKind: 'Art des Pfands',
  prepacked: 'Angaben zur Packung',
  servedOpen: 'Offen ausgeschenkt',
  label: 'Hinweis am Gericht',
  freeIngredients: 'Kostenlose Extras',
  primaryIngredients: 'Zutaten',
  secondaryIngredients: 'Wählbare Zutaten',
  extraIngredientGroups: 'Extragruppen',
  sideDishGroups: 'Beilagengruppen',
  items: 'Auswahl',
  min: 'Mindestens',
  limit: 'Höchstens',
  maxAmount: 'Höchstens je Extra',
  slots: 'Gänge',
  price: 'Preis',
  prices: 'Preise',
  title: 'Titel',
  description: 'Beschreibung',
  headline: 'Überschrift',
  teaser: 'Text',
  discountType: 'Art des Rabatts',
  value: 'Wert',
  minimumOrderValue: 'Ab Warenwert',
  showInShop: 'Im Shop zeigen',
  [ORDER]: 'Reihenfolge',
  ...OFFER_FIELD_NAMES,
};

/** Describes a change; `menu` has the names of what its values refer to. */
export function describeMenuChange(
  { part, id, name, kind, field, before, after }: MenuChange,
  menu: MenuDocument,
): ChangeWords {
  const [one, many] = PART_NAMES[part];
  if (kind === 'moved') return { name: many, field: FIELD_NAMES[ORDER] ?? '', before: '', after: KINDS.moved };
  const named = name || one;
  if (kind !== 'changed') return { name: named, field: one, before: kind === 'added' ? '' : named, after: KINDS[kind] };
  const toText = (value: unknown): string => describeValue(value, field, menu);
  return {
    name: id === '' ? many : named,
    field: describeField(field, menu),
    before: toText(before),
    after: toText(after),
  };
}

/** A field that two people have changed, with the value before and those of both. */
export interface ConflictWords {
  readonly title: string;
  readonly base: string;
  readonly saved: string;
  readonly mine: string;
}

/** Describes a contested field: 'Margherita: Preis 26 cm, Lieferung'. */
export function describeConflict({ path, base, saved, mine }: MergeConflict, menu: MenuDocument): ConflictWords {
  const part = MENU_PARTS.find((each) => each === path[0]) ?? 'dishes';
  const [, id = '', ...field] = path;
  const [one, many] = PART_NAMES[part];
  if (path.at(-1) === ORDER) {
    const place = findName(menu.categories, id === ORDER ? '' : id) || many;
    return { title: `${place}: ${FIELD_NAMES[ORDER]}`, ...THEIR_ORDERS };
  }
  const name = readItemName([mine, saved, base]) || findItemName(menu, part, id) || one;
  if (field.length > 0) {
    const toText = (value: unknown): string => describeValue(value, field, menu);
    return {
      title: `${name}: ${describeField(field, menu)}`,
      base: toText(base),
      saved: toText(saved),
      mine: toText(mine),
    };
  }
  const toState = (value: unknown): string => (value === undefined ? KINDS.removed : KINDS.changed);
  return { title: name, base: one, saved: toState(saved), mine: toState(mine) };
}

const THEIR_ORDERS = { base: 'wie vorher', saved: 'andere Reihenfolge', mine: 'Deine Reihenfolge' } as const;

/** The name in a whole item; empty for the value of a field. */
function readItemName(values: readonly unknown[]): string {
  const [name] = values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : [],
  );
  return name ?? '';
}

function findItemName(menu: MenuDocument, part: MenuPart, id: string): string {
  const items = part === 'declarationCodes' ? [] : menu[part];
  return readItemName(items.filter((item) => item.id === id));
}

/** 'Preis 26 cm, Lieferung', 'Beschreibung' */
export function describeField(field: readonly string[], menu: MenuDocument): string {
  const [first = '', type, kind, size] = field;
  const typeName = DELIVERY_TYPES.find((each) => each === type);
  if (!typeName) return FIELD_NAMES[field.at(-1) ?? ''] ?? FIELD_NAMES[first] ?? 'Einzelheiten';
  const sizeName = size === undefined ? '' : ` ${findName(menu.sizes, size)}`;
  const isOwn = first === 'price' || kind === 'base' || kind === 'size';
  const what = isOwn ? `Preis${kind === 'size' ? sizeName : ''}` : kind === undefined ? 'Preise' : PRICE_KINDS[kind];
  return `${what ?? 'Preise'}, ${MENU_LIST.types[typeName]}`;
}

const PRICE_KINDS: Readonly<Record<string, string>> = {
  extra: 'Preise der Extras',
  ingredient: 'Preise der Extras',
  sides: 'Preise der Beilagen',
  pfand: 'Pfand',
};

/** '8,90 €', 'Milch, Weizen', 'ja', '–' */
export function describeValue(value: unknown, field: readonly string[], menu: MenuDocument): string {
  const [first = ''] = field;
  if (value === undefined) return '–';
  if (first === 'declarations') return describeDeclarations(value);
  if (value === null) return MENU_LIST.notSold;
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return MONEY.has(first) ? euro(toCents(value)) : String(value).replace('.', ',');
  if (typeof value === 'string' && first === 'category') return findName(menu.categories, value);
  if (typeof value === 'string') return first === 'imageName' ? 'anderes Bild' : value || '–';
  return Array.isArray(value) ? describeList(value, menu) : 'andere Angaben';
}

const MONEY: ReadonlySet<string> = new Set(['prices', 'price', 'deposit', 'minimumOrderValue', 'items']);

function describeDeclarations(value: unknown): string {
  if (!Array.isArray(value)) return 'unbekannt';
  const names = DECLARATIONS.filter((each) => value.includes(each)).map(declarationName);
  return names.length === 0 ? 'keine' : names.join(', ');
}

function describeList(values: readonly unknown[], menu: MenuDocument): string {
  if (values.length === 0) return 'nichts';
  const names = values.map((value) => {
    const tag = TAGS.find((each) => each === value);
    return tag ? tagName(tag) : typeof value === 'string' ? findAnyName(menu, value) : '';
  });
  return names.every((name) => name !== '') ? names.join(', ') : `${values.length} Einträge`;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const findName = (items: readonly Named[], id: string): string => items.find((item) => item.id === id)?.name ?? id;

function findAnyName({ ingredients, sizes, extraGroups, dishes }: MenuDocument, id: string): string {
  const lists: readonly (readonly Named[])[] = [ingredients, sizes, extraGroups, dishes];
  return lists.flatMap((list) => list.filter((item) => item.id === id))[0]?.name ?? '';
}
