import { hasTable, NO_TABLE_SERVICE } from '@tischlein/domain/shop';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsUntilMidnight, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { refuse } from '../http/errors.ts';
import { isHttps } from '../http/is-https.ts';
import { hashWithKey, isSameText } from '../link-token.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { movesColumn, readTable } from './tables.store.ts';

const NAME = 'tischlein-table';

/** Where a guest sits, and how they are known to sit there (S3 W4). */
export interface TableGuest {
  readonly table: number;
  readonly access: 'scanned' | 'typed';
}

interface TableSession extends TableGuest {
  /** The table is cleared with the next one. */
  readonly visit: number;
}

/** A guest with the table that they have come from; null: they sit where they sat down. */
export interface SeatedGuest extends TableGuest {
  readonly movedFrom: number | null;
}

/** Seats a guest at a table, until it is cleared, at local midnight at the latest. */
export async function seatGuest(
  reply: FastifyReply,
  deps: Deps,
  { shop, ...guest }: TableGuest & { readonly shop: LoadedShop },
): Promise<void> {
  const { visit } = await readTable(deps.database.read, { shopId: shop.id, table: guest.table });
  const now = deps.clock.now();
  const value = sign(deps, shop, { ...guest, visit });
  setCookie(reply, { name: NAME, value, maxAgeSeconds: secondsUntilMidnight(now), secure: isHttps(deps) });
}

export const unseatGuest = (reply: FastifyReply, deps: Deps): void =>
  setCookie(reply, { name: NAME, value: '', maxAgeSeconds: 0, secure: isHttps(deps) });

/** The table of this guest; throws if they have chosen none today, or if it was cleared. */
export async function requireTableGuest(request: FastifyRequest, deps: Deps, shop: LoadedShop): Promise<SeatedGuest> {
  const session = readTableSession(request, deps, shop);
  if (!session) throw refuse('tableNotChosen');
  const guest = await followMoves(deps, shop, session);
  if (!guest) throw refuse('tableCleared');
  return guest;
}

/** The table of this guest, or null. */
export async function findTableGuest(
  request: FastifyRequest,
  deps: Deps,
  shop: LoadedShop,
): Promise<SeatedGuest | null> {
  const session = readTableSession(request, deps, shop);
  return session && followMoves(deps, shop, session);
}

/** Returns a check for open streams, whether this guest still sits at the table. */
export function createTableCheck(request: FastifyRequest, deps: Deps, shop: LoadedShop): () => Promise<boolean> {
  return async () => (await findTableGuest(request, deps, shop)) !== null;
}

/** Where the guest sits now: their table may have moved (S3 W15). null: it was cleared, or the shop has it no more. */
async function followMoves({ database }: Deps, shop: LoadedShop, session: TableSession): Promise<SeatedGuest | null> {
  let { table, visit } = session;
  for (;;) {
    if (!hasTable(shop.config.tableService ?? NO_TABLE_SERVICE, table)) return null;
    const state = await readTable(database.read, { shopId: shop.id, table });
    if (state.visit === visit)
      return { table, access: session.access, movedFrom: table === session.table ? null : session.table };
    // Ends: a move always leads to a visit that ended later.
    const ended = visit;
    const move = movesColumn.read(state.moves).find((each) => each.visit === ended);
    if (!move) return null;
    table = move.to;
    visit = move.toVisit;
  }
}

const SESSION = /^(?<table>\d+)\.(?<access>scanned|typed)\.(?<visit>\d+)\.(?<signature>[\w-]+)$/;

/** Names the table whose code this guest has scanned today, without a look into the database; null: none. */
export function nameScannedTable(request: FastifyRequest, deps: Deps, shop: Pick<LoadedShop, 'id'>): string | null {
  const session = readTableSession(request, deps, shop);
  return session?.access === 'scanned' ? `${shop.id} ${session.table} ${session.visit}` : null;
}

function readTableSession(request: FastifyRequest, deps: Deps, shop: Pick<LoadedShop, 'id'>): TableSession | null {
  const value = readCookie(request, NAME, isHttps(deps)) ?? '';
  const groups = SESSION.exec(value)?.groups;
  if (!groups) return null;
  const access = groups['access'] === 'scanned' ? 'scanned' : 'typed';
  const session = { table: Number(groups['table']), access, visit: Number(groups['visit']) } as const;
  return isSameText(sign(deps, shop, session), value) ? session : null;
}

// The date is part of the signature: 'the table is valid only on the same date' (S2 §4).
function sign(
  { secretKey, clock }: Deps,
  { id }: Pick<LoadedShop, 'id'>,
  { table, access, visit }: TableSession,
): string {
  const { date } = toWallTime(clock.now());
  const signature = hashWithKey(secretKey, `table guest ${JSON.stringify([id, table, access, visit, date])}`);
  return `${table}.${access}.${visit}.${signature}`;
}
