/** Values of JSON that others have written. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '');
export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
