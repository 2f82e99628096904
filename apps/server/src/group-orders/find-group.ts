import { type GroupOrderId, groupOrderId, type MemberId } from '@tischlein/domain';
import { isOwner, labelMembers, mergeCarts } from '@tischlein/domain/group-order';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import type { FindGroup } from '../orders/group-to-order.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toGroupAnswer } from './group-answer.ts';
import type { GroupCache } from './group-cache.ts';
import { readGroup, readGroupVersion, touchOwner } from './group-orders.store.ts';
import { toGroupToPrice, toPriceRequest } from './price-group.ts';

const OWNER_NOTED_EVERY_SECONDS = 60;

export interface GroupDeps extends Pick<Deps, 'database' | 'clock' | 'events'> {
  readonly groups: GroupCache;
}

export type GroupAnswer =
  | { readonly code: 'found'; readonly answer: GroupOrderAnswer }
  | { readonly code: 'groupUnknown' | 'groupNotMember' };

interface MembersRequest {
  readonly groupId: GroupOrderId;
  readonly session: string | null;
}

/** The group as the member with this session sees it. Notes that the owner is there. */
export async function readForMember(deps: GroupDeps, shop: LoadedShop, request: MembersRequest): Promise<GroupAnswer> {
  const { groupId, session } = request;
  const now = deps.clock.now();
  const key = { shopId: shop.id, groupId };
  const sessionHash = session === null ? '' : hashSession(session);
  const current = await readGroupVersion(deps.database.read, key, { sessionHash, now });
  if (!current) return { code: 'groupUnknown' };
  const { memberId, version, ownerSeenAt } = current;
  if (memberId === null) return { code: 'groupNotMember' };
  const priced = await deps.groups.read(shop, groupId, version);
  if (!priced) return { code: 'groupUnknown' };
  const isSeenLongAgo = isAtOrAfter(now, plusSeconds(ownerSeenAt, OWNER_NOTED_EVERY_SECONDS));
  const isOfOwner = isOwner(priced.stored.group, memberId);
  if (isOfOwner && isSeenLongAgo) await deps.database.write((writer) => touchOwner(writer, key, now));
  const stored = { ...priced.stored, ownerSeenAt: isOfOwner ? now : ownerSeenAt };
  return { code: 'found', answer: toGroupAnswer({ ...priced, stored }, { memberId, now }) };
}

/** The group as this session may see it: as a member, or as someone with its code. */
export async function readWithCode(
  deps: GroupDeps,
  shop: LoadedShop,
  { groupId, session }: MembersRequest,
): Promise<GroupOrderAnswer | null> {
  const priced = await deps.groups.read(shop, groupId, Number.MAX_SAFE_INTEGER);
  if (!priced) return null;
  const memberId = session === null ? null : (priced.stored.sessions.get(hashSession(session)) ?? null);
  return toGroupAnswer(priced, { memberId, now: deps.clock.now() });
}

/** The name of the member with this session on lines and shares; null: none, or the group has expired. */
export async function findMemberLabel(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { groupId, session }: MembersRequest,
): Promise<string | null> {
  const stored = await readGroup(database.read, { shopId: shop.id, groupId }, clock.now());
  const memberId = session === null ? undefined : stored?.sessions.get(hashSession(session));
  return (stored && memberId && labelMembers(stored.group.members).get(memberId)) ?? null;
}

/** The group of an order or a quote, read anew (S3 G12). */
export const createFindGroup =
  (deps: Pick<Deps, 'database' | 'clock'>): FindGroup =>
  async (shop, { groupOrderId: id, session }) => {
    const key = { shopId: shop.id, groupId: groupOrderId(id) };
    const now = deps.clock.now();
    const stored = await readGroup(deps.database.read, key, now);
    if (!stored) return { code: 'groupUnknown' };
    const { group, version, sessions } = stored;
    const memberId = session === null ? null : (sessions.get(hashSession(session)) ?? null);
    if (memberId === null) return { code: 'groupNotMember' };
    if (group.stage === 'completed') return { code: 'groupOrdered' };
    const merged = mergeCarts(group);
    return {
      code: 'found',
      group: {
        ...toGroupToPrice(group, merged),
        version,
        items: merged.items,
        together: toPriceRequest(group, merged, now),
        memberName: isOwner(group, memberId) ? null : findLabel(memberId),
        // A payment that failed returns to the checkout when the next order is placed.
        isAtCheckout: group.stage !== 'menu',
      },
    };

    function findLabel(member: MemberId): string {
      return labelMembers(group.members).get(member) ?? '';
    }
  };
