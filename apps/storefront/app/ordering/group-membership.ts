import { type UserId, userId } from '@tischlein/domain';
import { readSavedCart, type SavedCart } from '@tischlein/domain/cart';
import { createStore, type Store } from '@tischlein/ui/store';
import { readFields } from '../browser/read-fields.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { persistedStore } from '../guest/persisted-store.ts';

/** The group that this browser belongs to. What makes it a member is the cookie; this only says where. */
export interface Membership {
  readonly groupId: string;
  readonly code: string;
  readonly isOwner: boolean;
  /** Left on this device after six failed polls; one press rejoins (S3 G1). */
  readonly isLost: boolean;
  /** The order of the group, once it is placed: the shop is used alone again. */
  readonly orderId: string | null;
  /** The cart from before joining, which is offered, not taken (S3 G10). */
  readonly setAside: SavedCart | null;
  /** What the owner has agreed to leave out of the order: ids of problems (S3 G19). */
  readonly seen: readonly string[];
}

const stores = new Map<string, Store<Membership | null>>();

/** The membership in a group of this shop; null: none. */
export function getMembership(shopId: string): Store<Membership | null> {
  if (import.meta.env.SSR) return createStore<Membership | null>(null);
  const known = stores.get(shopId);
  if (known) return known;
  const store = persistedStore({ ...toPlace(shopId), atServer: null, read: readMembership });
  stores.set(shopId, store);
  return store;
}

const toPlace = (shopId: string) => ({ area: 'local', shopId, name: 'group' }) as const;

/** The membership as it is stored: another tab may have changed it a moment ago. */
export const readStoredMembership = (shopId: string): Membership | null => readMembership(readStored(toPlace(shopId)));

function readMembership(value: unknown): Membership | null {
  const { groupId, code, isOwner, isLost, orderId, setAside, seen } = readFields(value);
  if (typeof groupId !== 'string' || typeof code !== 'string') return null;
  return {
    groupId,
    code,
    isOwner: isOwner === true,
    isLost: isLost === true,
    orderId: typeof orderId === 'string' ? orderId : null,
    setAside: setAside ? readSavedCart(setAside) : null,
    seen: Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : [],
  };
}

/** Address, time, promotions and payment are the owner's (S2 §6, S3 G13). */
export const isGroupMember = (shopId: string): boolean => findActive(shopId)?.isOwner === false;

/** This browser's guest orders with a group that has not ordered yet. */
export const isInGroup = (shopId: string): boolean => findActive(shopId) !== null;

/** What the owner has agreed to leave out of the order (S3 G19). */
export const listSeen = (shopId: string): readonly string[] => getMembership(shopId).get()?.seen ?? [];

/** This browser's guest has founded a group that has not ordered yet. */
export const ownsGroup = (shopId: string): boolean => findActive(shopId)?.isOwner === true;

function findActive(shopId: string): Membership | null {
  const membership = getMembership(shopId).get();
  return membership && !membership.isLost && membership.orderId === null ? membership : null;
}

/** Public label of this browser in groups (S3 G2). */
export function findUserId(): UserId {
  const place = { area: 'local', shopId: null, name: 'tischlein:group-user' } as const;
  const known = readStored(place);
  if (typeof known === 'string') return userId(known);
  const drawn = crypto.randomUUID();
  writeStored(place, drawn);
  return userId(drawn);
}
