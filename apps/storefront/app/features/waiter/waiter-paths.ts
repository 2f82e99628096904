/** Addresses below /service. */
export const FLOOR_PATH = '/service';
export const ITEMS_PATH = '/service/artikel';
export const tablePath = (table: number): string => `/service/tisch/${table}`;
export const takePath = (table: number): string => `${tablePath(table)}/bestellen`;
export const splitPath = (table: number): string => `${tablePath(table)}/aufteilen`;

/** Which page an address below /service means. */
export type WaiterPlace =
  | { readonly kind: 'floor' | 'items' | 'unknown' }
  | { readonly kind: 'table' | 'take' | 'split'; readonly table: number };

const KINDS = { '': 'table', bestellen: 'take', aufteilen: 'split' } as const;

export function findWaiterPlace(part: string): WaiterPlace {
  if (part === '') return { kind: 'floor' };
  if (part === 'artikel') return { kind: 'items' };
  const [, number, rest = ''] = /^tisch\/([1-9]\d{0,3})(?:\/(bestellen|aufteilen))?$/.exec(part) ?? [];
  const kind = Object.entries(KINDS).find(([name]) => name === rest)?.[1];
  return number === undefined || !kind ? { kind: 'unknown' } : { kind, table: Number(number) };
}
