import { type ImageId, imageId } from '@tischlein/domain';
import { readValue, type ShopDocuments, type ValuePath } from '@tischlein/domain/own-values';

const NAMES: ReadonlySet<string> = new Set(['imageName', 'logo', 'logoMobile', 'header', 'headerMobile']);

/** The pictures that values show: a logo, that of a dish, those of all dishes. */
export const findPictures = (source: ShopDocuments, paths: readonly ValuePath[]): readonly ImageId[] => [
  ...new Set(paths.flatMap((path) => listPictures(path.at(-1) ?? '', readValue(source, path))).map(imageId)),
];

function listPictures(name: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return NAMES.has(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => listPictures(key, inside));
}
