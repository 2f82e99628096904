import { randomBytes, randomUUID } from 'node:crypto';
import { type GroupOrderId, groupOrderId, type MemberId, memberId, type UserId, userId } from '@tischlein/domain';
import {
  changeGroup,
  createGroup,
  GROUP_LIFETIME,
  type GroupCommand,
  type GroupProblem,
  isOwner,
  toGroupCode,
} from '@tischlein/domain/group-order';
import { plusSeconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { type Rollback, rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isOwnerAway } from './group-answer.ts';
import { deleteGroup, insertGroup, lockGroup, saveGroup } from './group-orders.store.ts';
import type { StoredGroup } from './group-rows.ts';

type ChangeDeps = Pick<Deps, 'database' | 'clock' | 'events' | 'pauseAt'>;

interface NewGroupRequest {
  readonly groupName: string;
  readonly userName: string;
  readonly userId: UserId | null;
  readonly isPickup: boolean;
  readonly session: string;
}

/** Creates a group; the session is its owner's (S2 §4 Group order). */
export async function createGroupOrder(
  deps: ChangeDeps,
  shop: LoadedShop,
  { groupName, userName, userId: label, isPickup, session }: NewGroupRequest,
): Promise<GroupOrderId> {
  const now = deps.clock.now();
  const id = groupOrderId(randomUUID());
  const owner = { id: memberId(randomUUID()), userId: label ?? drawUserId(), name: userName };
  const sessionHashes = new Map([[owner.id, hashSession(session)]]);
  const created = { sessionHashes, version: 1, now, expiresAt: plusSeconds(now, GROUP_LIFETIME) };
  return deps.database.write(async (writer) => {
    for (;;) {
      const group = createGroup({ id, code: drawCode(), name: groupName, isPickup }, owner);
      if ((await insertGroup(writer, { shopId: shop.id, group, ...created })) === 'inserted') return id;
    }
  });
}

const drawUserId = (): UserId => userId(randomUUID());

export function drawCode(): string {
  for (;;) {
    const code = toGroupCode(randomBytes(16));
    if (code !== null) return code;
  }
}

export type GroupRefusalCode = GroupProblem | 'unknown';

/** null: done. */
export type ChangeOutcome = GroupRefusalCode | null;

interface GroupRequest {
  readonly groupId: GroupOrderId;
  readonly session: string;
}

/** Carries out a command of the member with this session, or returns why not. */
export function commandGroup(
  deps: ChangeDeps,
  shop: LoadedShop,
  request: GroupRequest & { readonly command: (me: MemberId | null, stored: StoredGroup) => GroupCommand },
): Promise<ChangeOutcome> {
  const change: ChangeLocked = async (writer, { stored, me, now }) => {
    const actor = { by: me, now, ownerIsAway: isOwnerAway(stored, now) };
    const result = changeGroup(stored.group, request.command(me, stored), actor);
    if (!result.ok) return rollback(result.problem);
    if (result.value === stored.group) return rollback('unchanged');
    const saved = { before: stored.group, after: result.value, sessionHash: hashSession(request.session) };
    await saveGroup(writer, shop.id, saved);
    return null;
  };
  return changeLocked(deps, shop, { ...request, change });
}

/** Ends a group that has not ordered; everyone keeps their cart (S2 §4 Group order). */
export function disbandGroup(deps: ChangeDeps, shop: LoadedShop, request: GroupRequest): Promise<ChangeOutcome> {
  const change: ChangeLocked = async (writer, { stored, me }) => {
    if (!isOwner(stored.group, me)) return rollback(me === null ? 'notMember' : 'ownerOnly');
    if (stored.group.stage === 'completed') return rollback('ordered');
    if (stored.group.stage === 'paying') return rollback('frozen');
    await deleteGroup(writer, { shopId: shop.id, groupId: request.groupId });
    return null;
  };
  return changeLocked(deps, shop, { ...request, change });
}

interface LockedGroup {
  readonly stored: StoredGroup;
  /** The member who asks; null: none. */
  readonly me: MemberId | null;
  readonly now: string;
}

type Changed = GroupRefusalCode | 'unchanged' | null;

type ChangeLocked = (writer: Writer, locked: LockedGroup) => Promise<null | Rollback<Changed>>;

async function changeLocked(
  deps: ChangeDeps,
  shop: LoadedShop,
  { groupId, session, change }: GroupRequest & { readonly change: ChangeLocked },
): Promise<ChangeOutcome> {
  const now = deps.clock.now();
  const outcome = await deps.database.write<Changed>(async (writer) => {
    const stored = await lockGroup(writer, { shopId: shop.id, groupId }, { now });
    if (!stored) return 'unknown';
    return change(writer, { stored, me: stored.sessions.get(hashSession(session)) ?? null, now });
  });
  if (outcome === null) deps.events.groupChanged(shop.id, groupId);
  return outcome === 'unchanged' ? null : outcome;
}
