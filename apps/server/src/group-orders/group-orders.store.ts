import { type GroupOrderId, type MemberId, type OrderId, type ShopId } from '@tischlein/domain';
import type { GroupMember, GroupOrder } from '@tischlein/domain/group-order';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import { insertRows } from '../db/insert-rows.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import {
  type GroupKey,
  type StoredGroup,
  toColumns,
  toMemberColumns,
  toMemberRow,
  toStoredGroup,
} from './group-rows.ts';

/** Reads a group that has not expired. */
export async function readGroup(
  reader: Reader,
  { shopId, groupId }: GroupKey,
  now: string,
): Promise<StoredGroup | null> {
  const [row] = await selectGroup(reader, { shopId, groupId, now });
  return row ? toStoredGroup(row, await selectMembers(reader, { shopId, groupId })) : null;
}

const selectGroup = prepareQuery((reader: Reader, { shopId, groupId, now }: GroupKey & { readonly now: string }) =>
  reader
    .selectFrom('group_orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('group_id', '=', groupId)
    .where('expires_at', '>', now),
);

const selectMembers = prepareQuery((reader: Reader, { shopId, groupId }: GroupKey) =>
  reader
    .selectFrom('group_members')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('group_id', '=', groupId)
    .orderBy('position'),
);

/** Where a group is and who asks, for answers that are cached by version. */
export async function readGroupVersion(
  reader: Reader,
  { shopId, groupId }: GroupKey,
  { sessionHash, now }: { readonly sessionHash: string; readonly now: string },
): Promise<{ readonly version: number; readonly ownerSeenAt: string; readonly memberId: MemberId | null } | null> {
  const [row] = await selectVersion(reader, { shopId, groupId, sessionHash, now });
  return row ?? null;
}

const selectVersion = prepareQuery(
  (
    reader: Reader,
    { shopId, groupId, sessionHash, now }: GroupKey & { readonly sessionHash: string; readonly now: string },
  ) =>
    reader
      .selectFrom('group_orders')
      .leftJoin('group_members', (join) =>
        join
          .onRef('group_members.shop_id', '=', 'group_orders.shop_id')
          .onRef('group_members.group_id', '=', 'group_orders.group_id')
          .on('group_members.session_hash', '=', sessionHash),
      )
      .select(['version', 'owner_seen_at as ownerSeenAt', 'group_members.member_id as memberId'])
      .where('group_orders.shop_id', '=', shopId)
      .where('group_orders.group_id', '=', groupId)
      .where('expires_at', '>', now),
);

export async function findGroupByCode(
  reader: Reader,
  shopId: ShopId,
  { code, now }: { readonly code: string; readonly now: string },
): Promise<GroupOrderId | null> {
  const row = await reader
    .selectFrom('group_orders')
    .select('group_id')
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.group_id ?? null;
}

interface NewGroup {
  readonly shopId: ShopId;
  readonly group: GroupOrder;
  /** Of each member. */
  readonly sessionHashes: ReadonlyMap<MemberId, string>;
  readonly version: number;
  readonly now: string;
  readonly expiresAt: string;
}

/** Inserts a group, unless its code is taken. */
export async function insertGroup(writer: Writer, { shopId, group, ...created }: NewGroup): Promise<InsertOutcome> {
  const { sessionHashes, version, now, expiresAt } = created;
  const row = {
    shop_id: shopId,
    group_id: group.id,
    ...toColumns(group),
    code: group.code,
    version,
    created_at: now,
    expires_at: expiresAt,
    owner_seen_at: now,
  };
  const outcome = await insertOnce(writer.insertInto('group_orders').values(row), ['shop_id', 'code']);
  if (outcome === 'exists') return outcome;
  const key = { shopId, groupId: group.id };
  const rows = group.members.map((member, position) =>
    toMemberRow(key, member, { position, sessionHash: sessionHashes.get(member.id) ?? '' }),
  );
  await insertRows(writer, 'group_members', rows);
  return outcome;
}

/**
 * Raises the version and reads the group. The raised row is locked until the commit, so that changes of a group come one
 * after the other. With `version`, only if nothing has changed since.
 */
export async function lockGroup(
  writer: Writer,
  { shopId, groupId }: GroupKey,
  { now, version }: { readonly now: string; readonly version?: number },
): Promise<StoredGroup | null> {
  const query = writer
    .updateTable('group_orders')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('group_id', '=', groupId)
    .where('expires_at', '>', now);
  const row = await (version === undefined ? query : query.where('version', '=', version))
    .returningAll()
    .executeTakeFirst();
  return row ? toStoredGroup(row, await selectMembers(writer, { shopId, groupId })) : null;
}

/** Saves what a command has changed of a locked group. */
export async function saveGroup(
  writer: Writer,
  shopId: ShopId,
  {
    before,
    after,
    sessionHash,
  }: { readonly before: GroupOrder; readonly after: GroupOrder; readonly sessionHash: string },
): Promise<void> {
  const key = { shopId, groupId: after.id };
  const known = new Map(before.members.map((member) => [member.id, member]));
  for (const member of after.members) {
    const old = known.get(member.id);
    if (!old) {
      const position = await drawPosition(writer, key);
      await insertRows(writer, 'group_members', [toMemberRow(key, member, { position, sessionHash })]);
    } else if (old !== member) await updateMember(writer, key, member);
    known.delete(member.id);
  }
  for (const gone of known.keys())
    await writer
      .deleteFrom('group_members')
      .where('shop_id', '=', shopId)
      .where('group_id', '=', after.id)
      .where('member_id', '=', gone)
      .execute();
  await writer
    .updateTable('group_orders')
    .set(toColumns(after))
    .where('shop_id', '=', shopId)
    .where('group_id', '=', after.id)
    .execute();
}

async function drawPosition(writer: Writer, { shopId, groupId }: GroupKey): Promise<number> {
  const { last } = await writer
    .selectFrom('group_members')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('shop_id', '=', shopId)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return last + 1;
}

async function updateMember(writer: Writer, { shopId, groupId }: GroupKey, member: GroupMember): Promise<void> {
  await writer
    .updateTable('group_members')
    .set(toMemberColumns(member))
    .where('shop_id', '=', shopId)
    .where('group_id', '=', groupId)
    .where('member_id', '=', member.id)
    .execute();
}

export async function deleteGroup(writer: Writer, { shopId, groupId }: GroupKey): Promise<void> {
  await writer.deleteFrom('group_members').where('shop_id', '=', shopId).where('group_id', '=', groupId).execute();
  await writer.deleteFrom('group_orders').where('shop_id', '=', shopId).where('group_id', '=', groupId).execute();
}

/** Deletes groups whose 24 hours are over, with their carts and IBANs (S3 G2, G14). */
export async function deleteExpiredGroups(writer: Writer, now: string): Promise<void> {
  const expired = await writer
    .selectFrom('group_orders')
    .select(['shop_id as shopId', 'group_id as groupId'])
    .where('expires_at', '<=', now)
    .execute();
  for (const key of expired) await deleteGroup(writer, key);
}

/** The group that has placed this order, or null. */
export async function findGroupOfOrder(reader: Reader, shopId: ShopId, orderId: OrderId): Promise<GroupOrderId | null> {
  const [row] = await selectGroupOfOrder(reader, { shopId, orderId });
  return row?.group_id ?? null;
}

const selectGroupOfOrder = prepareQuery(
  (reader: Reader, { shopId, orderId }: { readonly shopId: ShopId; readonly orderId: OrderId }) =>
    reader.selectFrom('group_orders').select('group_id').where('shop_id', '=', shopId).where('order_id', '=', orderId),
);

/** Notes a sign of the owner (S3 G15). */
export async function touchOwner(writer: Writer, { shopId, groupId }: GroupKey, now: string): Promise<void> {
  await writer
    .updateTable('group_orders')
    .set({ owner_seen_at: now })
    .where('shop_id', '=', shopId)
    .where('group_id', '=', groupId)
    .execute();
}

/** The versions of these groups; those that have ended are missing. */
export async function readVersions(
  reader: Reader,
  groupIds: readonly GroupOrderId[],
): Promise<{ readonly shopId: ShopId; readonly groupId: GroupOrderId; readonly version: number }[]> {
  return reader
    .selectFrom('group_orders')
    .select(['shop_id as shopId', 'group_id as groupId', 'version'])
    .where('group_id', 'in', groupIds)
    .execute();
}
