import { newKey } from '@tischlein/ui/new-key';
import { readStored, writeStored } from '../browser/storage.ts';

/** S2 §9: 'Session ids in session storage; visit count and user id in local storage'. Only after consent. */
export interface Visitor {
  readonly sessionId: string;
  readonly userId: string;
  readonly visitCount: number;
}

const places = (shopId: string) =>
  ({
    sessionId: { area: 'session', shopId, name: 'session-id' },
    userId: { area: 'local', shopId, name: 'user-id' },
    visitCount: { area: 'local', shopId, name: 'visit-count' },
  }) as const;

/** Reads the ids, and makes those that are missing: a new session is a new visit. */
export function openVisitor(shopId: string): Visitor {
  const { sessionId, userId, visitCount } = places(shopId);
  const session = readId(sessionId);
  const visitor = {
    sessionId: session ?? newKey(),
    userId: readId(userId) ?? newKey(),
    visitCount: Math.max(1, readCount(visitCount) + (session === null ? 1 : 0)),
  };
  writeStored(sessionId, visitor.sessionId);
  writeStored(userId, visitor.userId);
  writeStored(visitCount, visitor.visitCount);
  return visitor;
}

/** Deletes the ids; returns the user's, so that the server can delete what it has. null: there were none. */
export function forgetVisitor(shopId: string): string | null {
  const userId = readId(places(shopId).userId);
  for (const place of Object.values(places(shopId))) writeStored(place, null);
  return userId;
}

type Place = Parameters<typeof readStored>[0];

function readId(place: Place): string | null {
  const id = readStored(place);
  return typeof id === 'string' && /^[\da-f-]{16,40}$/.test(id) ? id : null;
}

function readCount(place: Place): number {
  const count = readStored(place);
  return typeof count === 'number' && Number.isSafeInteger(count) ? count : 0;
}
