/** Reads an own property of any value; undefined if there is none. */
export function readField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
