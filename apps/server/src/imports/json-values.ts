/** Values of JSON that others have written. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '');
export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** A single value counts as a list of one. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? readList(value) : [value]);
/** The objects of a list. */
export const readObjects = (value: unknown): readonly Fields[] => readList(value).filter(isObject);
/** A text or a number as text; empty: neither. */
export const readScalar = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : readString(value);
