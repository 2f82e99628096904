import type { MenuDocument } from '@tischlein/domain/menu';
import { MENU_PARTS, type MenuPart } from '@tischlein/domain/menu-editing';
import type { OwnValue, OwnValueKind, ShopDocuments } from '@tischlein/domain/own-values';
import { toCents } from '@tischlein/domain';
import { euro } from '../money.ts';
import { timetableShort } from '../timetable-words.ts';
import { describeMenuChange } from './menu-changes.ts';
import { MENU_LIST } from './menu.ts';
import { describeOfferField } from './offer-fields.ts';
import { describeSetting, settingFieldName, settingName } from './setting-words.ts';
import { ZONES } from './zones.ts';

export interface OwnValueWords {
  /** 'Lasagne al forno', 'Gebiet „Rund um die Ecke“', 'Öffnungszeiten' */
  readonly name: string;
  /** 'Preis, Lieferung', 'Mindestbestellwert'; '' if the name says it all. */
  readonly field: string;
  readonly franchise: string;
  readonly here: string;
}

/** Names of what values refer to: sizes, categories, zones. */
interface Named {
  readonly franchise: ShopDocuments;
  readonly here: ShopDocuments;
}

/** A value of a branch in words of its field: 'Lasagne', 'Preis, Lieferung', '11,90 €', '12,50 €'. */
export const describeOwnValue = (value: OwnValue, named: Named): OwnValueWords => createDescriber(named)(value);

/** The same for many values, whose dishes are looked up in hundreds. */
export function createDescriber({ franchise, here }: Named): (value: OwnValue) => OwnValueWords {
  const menus = { franchise: franchise.menu, here: here.menu };
  const names = new Map<MenuPart, ReadonlyMap<string, string>>();
  const findNames = (part: MenuPart): ReadonlyMap<string, string> => {
    const known = names.get(part) ?? new Map([...listNames(menus.franchise, part), ...listNames(menus.here, part)]);
    names.set(part, known);
    return known;
  };
  return (value) =>
    value.path[0] === 'menu'
      ? describeItemValue(value, menus, findNames)
      : describeConfigValue(value, { franchise, here });
}

const KINDS = {
  none: '–',
  onlyHere: 'nur hier',
  leftOut: 'gibt es hier nicht',
  usualOrder: 'übliche Reihenfolge',
  ownOrder: 'eigene Reihenfolge',
} as const;

/** The words for items and orders, which have no value; null: a value that differs. */
function describeKind({ kind }: OwnValue, name: string): Pick<OwnValueWords, 'franchise' | 'here'> | null {
  switch (kind) {
    case 'added':
      return { franchise: KINDS.none, here: KINDS.onlyHere };
    case 'removed':
      return { franchise: name, here: KINDS.leftOut };
    case 'moved':
      return { franchise: KINDS.usualOrder, here: KINDS.ownOrder };
    case 'changed':
      return null;
  }
}

interface Menus {
  readonly franchise: MenuDocument;
  readonly here: MenuDocument;
}

/** Like `describeOwnValue`, of the menu alone. */
export const describeMenuValue = (value: OwnValue, menus: Menus): OwnValueWords =>
  describeItemValue(
    value,
    menus,
    (part) => new Map([...listNames(menus.franchise, part), ...listNames(menus.here, part)]),
  );

function describeItemValue(
  value: OwnValue,
  menus: Menus,
  findNames: (part: MenuPart) => ReadonlyMap<string, string>,
): OwnValueWords {
  const [, partName, id = '', ...field] = value.path;
  const part = MENU_PARTS.find((each) => each === partName) ?? 'dishes';
  const name = findNames(part).get(id) ?? '';
  const describeOffer = (menu: MenuDocument): string | null => {
    if (part !== 'offers' && part !== 'dailyDishes') return null;
    const offer = [...menu.offers, ...menu.dailyDishes].find((each) => each.id === id);
    return offer ? describeOfferField(offer, field[0] ?? '', menu) : null;
  };
  const describe = (menu: MenuDocument, inside: unknown) => {
    const change = { part, id: value.kind === 'moved' ? '' : id, name, kind: value.kind, field, before: inside };
    return describeMenuChange({ ...change, after: inside }, menu);
  };
  const [there, here] = [describe(menus.franchise, value.franchise), describe(menus.here, value.here)];
  const words = describeKind(value, here.name) ?? {
    franchise: describeOffer(menus.franchise) ?? describeInside(field, value.franchise) ?? there.after,
    here: describeOffer(menus.here) ?? describeInside(field, value.here) ?? here.after,
  };
  return { name: here.name, field: here.field, ...words };
}

/** Timetables, and amounts by size; null: one value. */
function describeInside(field: readonly string[], value: unknown): string | null {
  if (field.at(-1) === 'timetable') return timetableShort(Array.isArray(value) ? value : []);
  if (field[0] !== 'prices' || typeof value !== 'object' || value === null) return null;
  const amounts = Object.values(value).filter((amount) => typeof amount === 'number');
  return amounts.length === 0 ? MENU_LIST.notSold : amounts.map((cents) => euro(toCents(cents))).join(' / ');
}

/** The items of a part that have a name, by id. */
function listNames(menu: MenuDocument, part: MenuPart): readonly (readonly [id: string, name: string])[] {
  const items = part === 'declarationCodes' ? [] : menu[part];
  return items.flatMap((item): readonly (readonly [string, string])[] => {
    const name = readName(item);
    return name === '' ? [] : [[item.id, name]];
  });
}

const readName = (item: unknown): string =>
  [read(item, 'name'), read(item, 'headline'), read(item, 'title')].find(
    (name) => typeof name === 'string' && name !== '',
  ) ?? '';

const read = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

type Configs = Readonly<Record<'franchise' | 'here', Pick<ShopDocuments, 'config'>>>;

/** 'Gebiet „Nah“': 'Mindestbestellwert'; 'Öffnungszeiten': 'Tage im Voraus'. */
export function describeConfigValue(value: OwnValue, { franchise, here }: Configs): OwnValueWords {
  const [, key = '', id = '', inner] = value.path;
  const item = findItem(here, key, id) ?? findItem(franchise, key, id);
  const name = item === undefined ? settingName(key) : nameItem(key, item);
  const field = value.kind === 'moved' ? 'Reihenfolge' : settingFieldName(key, item === undefined ? id : (inner ?? ''));
  const [there, own] = describeSetting(value.path.slice(1), value.franchise, value.here);
  return { name, field, ...(describeKind(value, name) ?? { franchise: there, here: own }) };
}

/** The item of a setting with ids; undefined: the setting has none. */
function findItem({ config }: Pick<ShopDocuments, 'config'>, key: string, id: string): unknown {
  const items = key === 'deliveryZones' ? config.deliveryZones : key === 'pages' ? config.pages : [];
  return items.find((item) => item.id === id);
}

const nameItem = (key: string, item: unknown): string =>
  key === 'deliveryZones' ? ZONES.zone(readName(item)) : (read(item, 'title') ?? readName(item));

/** The kinds of values in which branches differ. */
export const OWN_VALUE_KIND_NAMES: Readonly<Record<OwnValueKind, string>> = {
  prices: 'Preise',
  menu: 'Karte',
  offers: 'Angebote',
  opening: 'Zeiten & Gebiete',
  payments: 'Zahlungen',
  look: 'Auftritt',
  texts: 'Texte',
  other: 'Anderes',
};
