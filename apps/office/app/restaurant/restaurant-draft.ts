import {
  findNewShopProblems,
  NEW_SHOP_FIELDS,
  type NewShopField,
  type NewShopProblem,
} from '@tischlein/domain/franchise';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Fact, Versions } from '@tischlein/ui/compare-facts';
import { mergeFields } from '@tischlein/ui/merge-parts';
import { RESTAURANT as SAY } from '@tischlein/wording/office';

type Absent = 'latitude' | 'longitude';
type Required =
  | 'title'
  | 'restaurantName'
  | 'restaurantStreet'
  | 'restaurantZip'
  | 'restaurantCity'
  | 'phone'
  | 'email';
export type RestaurantDraft = Pick<ShopConfig, Required | Absent>;
/** undefined: not known. */
export type RestaurantEdits = Partial<Pick<ShopConfig, Required>> & {
  readonly [Key in Absent]?: ShopConfig[Key] | undefined;
};
type LooseRestaurant = Pick<ShopConfig, Required> & RestaurantEdits;

/** What the page edits of a configuration. */
export const toRestaurant = ({ latitude, longitude, ...config }: LooseRestaurant): RestaurantDraft => ({
  title: config.title,
  restaurantName: config.restaurantName,
  restaurantStreet: config.restaurantStreet,
  restaurantZip: config.restaurantZip,
  restaurantCity: config.restaurantCity,
  phone: config.phone,
  email: config.email,
  ...(latitude !== undefined && { latitude }),
  ...(longitude !== undefined && { longitude }),
});

/** The configuration with the edits; texts without blanks at their ends. */
export function applyRestaurant(config: ShopConfig, draft: RestaurantDraft): ShopConfig {
  const { latitude, longitude, ...others } = config;
  return {
    ...others,
    ...draft,
    title: draft.title.trim(),
    restaurantName: draft.restaurantName.trim(),
    restaurantStreet: draft.restaurantStreet.trim(),
    restaurantZip: draft.restaurantZip.trim(),
    restaurantCity: draft.restaurantCity.trim(),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
  };
}

/** The first problem of each field, as for a new shop. */
export const findRestaurantProblems = (
  draft: RestaurantDraft,
): Readonly<Partial<Record<NewShopField, NewShopProblem>>> => {
  const { restaurantName: name, restaurantStreet: street, restaurantZip: zip, restaurantCity: city } = draft;
  // The short name is not edited here.
  return findNewShopProblems({ name, slug: 'x', street, zip, city, phone: draft.phone, email: draft.email });
};

/** Whether the edits can be saved. What was wrong before and is not edited hinders nothing. */
export function isRestaurantValid(draft: RestaurantDraft, saved: RestaurantDraft): boolean {
  const [problems, before] = [findRestaurantProblems(draft), findRestaurantProblems(saved)];
  const isNew = (field: NewShopField): boolean => problems[field] !== undefined && problems[field] !== before[field];
  return draft.title.trim() !== '' && !isPlaceHalf(draft) && !NEW_SHOP_FIELDS.some(isNew);
}

/** Whether one of the two numbers of a place is missing. */
export const isPlaceHalf = ({ latitude, longitude }: RestaurantDraft): boolean =>
  (latitude === undefined) !== (longitude === undefined);

const ADDRESS = ['restaurantStreet', 'restaurantZip', 'restaurantCity'] as const;

/** Whether the address differs from the saved one, but not the place on the map. */
export const isPlaceOutdated = (draft: RestaurantDraft, saved: RestaurantDraft): boolean =>
  !isSameAddress(draft, saved) && draft.latitude === saved.latitude && draft.longitude === saved.longitude;

/** Whether two drafts have the same address. */
export const isSameAddress = (one: RestaurantDraft, other: RestaurantDraft): boolean =>
  ADDRESS.every((field) => one[field].trim() === other[field].trim());

/** Joins the edits with those of another person. A place is one value: never the latitude of one and the longitude of the other. */
export function mergeRestaurant(versions: Versions<RestaurantDraft>): RestaurantDraft {
  const { base, mine } = versions;
  const isPlaceMine = mine.latitude !== base.latitude || mine.longitude !== base.longitude;
  const merged = mergeFields(versions);
  const { latitude, longitude } = isPlaceMine ? mine : merged;
  return toRestaurant({ ...merged, latitude, longitude });
}

/** '52,5296' */
export const formatDegrees = (degrees: number | undefined): string =>
  degrees === undefined ? '' : String(degrees).replace('.', ',');

/** Reads degrees as people type them; null: none within these bounds. */
export function readDegrees(text: string, most: number): { readonly degrees: number | undefined } | null {
  const trimmed = text.trim().replace('−', '-').replace(',', '.');
  if (trimmed === '') return { degrees: undefined };
  if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(trimmed)) return null;
  const degrees = Number(trimmed);
  return Math.abs(degrees) <= most ? { degrees } : null;
}

/** The page in words, to compare versions. */
export const describeRestaurant = (draft: RestaurantDraft): readonly Fact[] => {
  const { latitude, longitude, ...texts } = draft;
  const names: Readonly<Record<keyof typeof texts, string>> = SAY.fields;
  const place = [latitude, longitude].map(formatDegrees).filter(Boolean).join(' / ');
  return [
    { name: names.title, text: texts.title },
    { name: names.restaurantName, text: texts.restaurantName },
    ...ADDRESS.map((field) => ({ name: names[field], text: texts[field] || '–' })),
    { name: names.phone, text: texts.phone || '–' },
    { name: names.email, text: texts.email || '–' },
    { name: SAY.fields.place, text: place || '–' },
  ];
};
