import { DOMAIN } from './domain.ts';
import type { House } from './house.ts';
import { OFFICE } from './office.ts';
import { SERVER } from './server.ts';
import { STOREFRONT } from './storefront.ts';

/** Every room with its layer, neighbours and one sentence. The linter's boundaries and the tables of docs/house.md follow. */
export const HOUSES: readonly House[] = [DOMAIN, SERVER, STOREFRONT, OFFICE];

/** The rooms of each layer, from bottom to top; layer 0 of some houses has files only. */
export function listLayers({ rooms }: House): readonly { readonly layer: number; readonly rooms: House['rooms'] }[] {
  const layers = [...new Set(rooms.map(({ layer }) => layer))].toSorted((left, right) => left - right);
  return layers.map((layer) => ({ layer, rooms: rooms.filter((room) => room.layer === layer) }));
}
