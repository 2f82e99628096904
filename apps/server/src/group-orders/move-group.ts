import type { MovedGroup } from '@tischlein/contract/shop';
import { type GroupOrderId, shopId } from '@tischlein/domain';
import { restoreCart, translateCart } from '@tischlein/domain/cart';
import { type GroupMember, type GroupOrder, moveGroup, nameItems } from '@tischlein/domain/group-order';
import { toWallTime } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { getFranchiseId, listBranches } from '../franchise/branches.ts';
import { hashSession } from '../identity.ts';
import { toQuotedProblem } from '../orders/quote-answer.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { drawCode, type GroupRefusalCode } from './change-group-order.ts';
import { isOwnerAway } from './group-answer.ts';
import { findMove, insertMove } from './group-moves.store.ts';
import { deleteGroup, insertGroup, lockGroup, readGroup } from './group-orders.store.ts';
import type { StoredGroup } from './group-rows.ts';
import { listLostItems } from './price-group.ts';

interface Move {
  readonly groupId: GroupOrderId;
  readonly session: string;
  readonly branch: string;
}

type MoveOutcome =
  | { readonly code: 'moved'; readonly answer: MovedGroup }
  | { readonly code: GroupRefusalCode | 'branchNotAllowed' };

/** What a move would do; nothing changes. */
export async function previewMove(deps: Deps, from: LoadedShop, move: Move): Promise<MoveOutcome> {
  const to = await findBranch(deps, from, move.branch);
  if (!to) return { code: 'branchNotAllowed' };
  const stored = await readGroup(deps.database.read, { shopId: from.id, groupId: move.groupId }, deps.clock.now());
  if (!stored) return { code: 'unknown' };
  const moved = translateGroup(deps, { from, to }, { stored, session: move.session });
  if (!moved.ok) return { code: moved.problem };
  return { code: 'moved', answer: toAnswer(deps, to, moved.value) };
}

/**
 * Moves the group to another branch of the franchise in one transaction, with all members and what that branch has of
 * their carts (S3 G17). Only where both have the same host, because the members' cookies belong to it.
 */
export async function moveToBranch(deps: Deps, from: LoadedShop, move: Move): Promise<MoveOutcome> {
  const { database, clock, events } = deps;
  const to = await findBranch(deps, from, move.branch);
  if (!to) return { code: 'branchNotAllowed' };
  const key = { shopId: from.id, groupId: move.groupId };
  const group = await database.write<GroupOrder | GroupRefusalCode>(async (writer) => {
    const stored = await lockGroup(writer, key, { now: clock.now() });
    if (!stored) return 'unknown';
    const moved = translateGroup(deps, { from, to }, { stored, session: move.session });
    if (!moved.ok) return rollback(moved.problem);
    await deleteGroup(writer, key);
    return insertThere(writer, { from, to, stored, group: moved.value, now: clock.now() });
  });
  if (typeof group === 'string') return { code: group };
  events.groupChanged(from.id, move.groupId);
  return { code: 'moved', answer: toAnswer(deps, to, group) };
}

async function findBranch(deps: Pick<Deps, 'shops'>, from: LoadedShop, id: string): Promise<LoadedShop | null> {
  const franchise = getFranchiseId(from.config);
  const branches = franchise === null ? [] : listBranches(deps, franchise);
  const to = branches.find((branch) => branch.id === shopId(id));
  const hasOwnHost = Boolean(from.config.domain) || Boolean(to?.domain);
  return to && to.id !== from.id && !hasOwnHost ? deps.shops.shopByRef(to.id) : null;
}

interface Branches {
  readonly from: LoadedShop;
  readonly to: LoadedShop;
}

function translateGroup(
  { clock }: Pick<Deps, 'clock'>,
  { from, to }: Branches,
  { stored, session }: { readonly stored: StoredGroup; readonly session: string },
) {
  const now = clock.now();
  const at = { deliveryType: stored.group.isPickup ? 'pickup' : 'delivery', time: toWallTime(now) } as const;
  const translate = ({ cart: { items } }: GroupMember) => {
    const found = translateCart({ items }, { from: from.menu, to: to.menu, at });
    const lostItems = found.problems.map(({ availableAt: _, of: _of, ...problem }) => problem);
    return { items: found.items, lostItems, itemNames: nameItems(found.items, to.menu) };
  };
  const by = stored.sessions.get(hashSession(session)) ?? null;
  return moveGroup(stored.group, translate, { by, now, ownerIsAway: isOwnerAway(stored, now) });
}

interface Arrival extends Branches {
  readonly stored: StoredGroup;
  readonly group: GroupOrder;
  readonly now: string;
}

/** The group keeps its code, unless the branch has another group with it. */
async function insertThere(writer: Writer, { from, to, stored, group, now }: Arrival): Promise<GroupOrder> {
  const { sessions, version, expiresAt } = stored;
  const sessionHashes = new Map([...sessions].map(([hash, member]) => [member, hash]));
  const known = { shopId: to.id, sessionHashes, version: version + 1, now, expiresAt };
  for (let arrived = group; ; arrived = { ...group, code: drawCode() }) {
    if ((await insertGroup(writer, { ...known, group: arrived })) === 'exists') continue;
    await insertMove(writer, {
      shop_id: from.id,
      group_id: group.id,
      code: group.code,
      to_shop_id: to.id,
      to_code: arrived.code,
      expires_at: expiresAt,
    });
    return arrived;
  }
}

function toAnswer(
  { clock, publicUrl }: Pick<Deps, 'clock' | 'publicUrl'>,
  to: LoadedShop,
  group: GroupOrder,
): MovedGroup {
  const time = toWallTime(clock.now());
  const at = { deliveryType: group.isPickup ? 'pickup' : 'delivery', time } as const;
  const missing = group.members.flatMap(({ id, cart }) =>
    restoreCart(cart, to.menu, at).problems.map((problem) => ({ ...toQuotedProblem(problem, time), memberId: id })),
  );
  return {
    ...describeBranch(publicUrl, to),
    code: group.code,
    problems: [...listLostItems(group, clock.now()), ...missing],
  };
}

/** Where a group of this shop is now; null: it was not moved, or the branch is gone. */
export async function findMovedTo(
  { database, clock, shops, publicUrl }: Pick<Deps, 'database' | 'clock' | 'shops' | 'publicUrl'>,
  { id }: LoadedShop,
  group: { readonly groupId: GroupOrderId } | { readonly code: string },
): Promise<Omit<MovedGroup, 'problems'> | null> {
  const move = await findMove(database.read, id, { now: clock.now(), ...group });
  const to = move && (await shops.shopByRef(move.to_shop_id));
  return move && to ? { ...describeBranch(publicUrl, to), code: move.to_code } : null;
}

const describeBranch = (publicUrl: string, { config }: LoadedShop) => ({
  slug: config.slug,
  name: config.restaurantName,
  url: toShopUrl(publicUrl, config),
});
