import { randomUUID } from 'node:crypto';
import * as calls from '@tischlein/contract/calls';
import { type GroupOrderId, groupOrderId, type MemberId, memberId, userId } from '@tischlein/domain';
import { type GroupCommand, readGroupCode } from '@tischlein/domain/group-order';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { streamEvents } from '../http/event-stream.ts';
import { ensureGuestSession, readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { commandGroup, createGroupOrder } from './change-group-order.ts';
import { changeAsOwner, requireChanged, requireName, toMemberCommand, toProblem } from './group-commands.http.ts';
import { type GroupDeps, readForMember, readWithCode } from './find-group.ts';
import { createGroupCache } from './group-cache.ts';
import { findGroupByCode } from './group-orders.store.ts';
import type { StoredGroup } from './group-rows.ts';
import { findMovedTo, moveToBranch, previewMove } from './move-group.ts';
import { createGroupStream } from './stream-group.ts';

type RoutesDeps = Deps & GroupDeps;

/** The calls of group orders (S2 §7). Members are recognized by the session that created or joined the group (S3 G2). */
export const groupOrderRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps: services }) => {
  const deps = { ...services, groups: createGroupCache(services) };
  await comingRoutes(app, { deps });
  await memberRoutes(app, { deps });
  await movingRoutes(app, { deps });
};

/** Creating, finding and joining a group. */
const comingRoutes: FastifyPluginAsync<{ readonly deps: RoutesDeps }> = async (app, { deps }) => {
  route(app, calls.createGroupOrder, async ({ shop, body, request, reply }) => {
    const { groupName, userName, ...rest } = body;
    const names = {
      groupName: requireName(groupName, 'groupNameInvalid'),
      userName: requireName(userName, 'ownNameInvalid'),
    };
    const session = ensureGuestSession(request, reply, deps);
    const groupId = await createGroupOrder(deps, shop, { ...rest, ...names, session });
    return requireAnswer(deps, shop, { groupId, session });
  });

  route(app, calls.findGroupOrder, async ({ shop, params, request }) => {
    const code = readGroupCode(params.code);
    if (code === null) return refuse('groupUnknown');
    const groupId = await findGroupByCode(deps.database.read, shop.id, { code, now: deps.clock.now() });
    const group = groupId && (await readWithCode(deps, shop, { groupId, session: readGuestSession(request, deps) }));
    return group ?? refuseUnknown(deps, shop, { code });
  });

  route(app, calls.joinGroup, async ({ shop, params, body, request, reply }) => {
    const groupId = groupOrderId(params.group);
    const name = requireName(body.userName, 'ownNameInvalid');
    const session = ensureGuestSession(request, reply, deps);
    const member = { id: memberId(randomUUID()), userId: body.userId ?? userId(randomUUID()), name };
    // Joining again keeps the member, so that a repeated request does no harm.
    const command = (me: MemberId | null): GroupCommand =>
      me === null ? { type: 'join', member } : { type: 'renameMember', member: me, name };
    await carryOut(deps, shop, { groupId, session, command });
    return requireAnswer(deps, shop, { groupId, session });
  });
};

/** What members do. */
const memberRoutes: FastifyPluginAsync<{ readonly deps: RoutesDeps }> = async (app, { deps }) => {
  route(app, calls.getGroupOrder, ({ shop, params, request }) =>
    requireAnswer(deps, shop, toLookup(deps, request, params)),
  );

  route(app, calls.groupOrderEvents, async ({ shop, params, request, reply }) => {
    const lookup = toLookup(deps, request, params);
    await requireAnswer(deps, shop, lookup);
    streamEvents(request, reply, createGroupStream(deps, shop.id, lookup));
    return reply;
  });

  route(app, calls.changeGroupOrder, async ({ shop, params, body, request }) => {
    const lookup = toLookup(deps, request, params);
    const before = await requireAnswer(deps, shop, lookup);
    await changeAsOwner(deps, shop, { change: body, before, session: lookup.session ?? '' });
    // A group that was disbanded is answered as it was.
    return body.disband ? { ...before, memberId: null } : requireAnswer(deps, shop, lookup);
  });

  route(app, calls.changeMember, async ({ shop, params, body, request }) => {
    const lookup = toLookup(deps, request, params);
    const member = memberId(params.member);
    const command = (_: MemberId | null, { group }: StoredGroup): GroupCommand =>
      toMemberCommand(body, { member, group, menu: shop.menu });
    const before = body.leave ? await requireAnswer(deps, shop, lookup) : null;
    await carryOut(deps, shop, { ...lookup, session: lookup.session ?? '', command });
    if (before?.memberId !== member) return requireAnswer(deps, shop, lookup);
    // A member who has left gets the group as they knew it, without themselves.
    return { ...before, memberId: null, members: before.members.filter(({ id }) => id !== member) };
  });
};

/** Taking the group along to another branch (S3 G17). */
const movingRoutes: FastifyPluginAsync<{ readonly deps: RoutesDeps }> = async (app, { deps }) => {
  route(app, calls.moveGroup, async ({ shop, params, body, request }) => {
    const lookup = toLookup(deps, request, params);
    const { branch, isPreview } = body;
    const move = { groupId: lookup.groupId, session: lookup.session ?? '', branch };
    const result = await (isPreview ? previewMove(deps, shop, move) : moveToBranch(deps, shop, move));
    if (result.code === 'moved') return result.answer;
    if (result.code === 'unknown') return refuseUnknown(deps, shop, lookup);
    throw result.code === 'branchNotAllowed' ? refuse('groupBranchNotAllowed') : toProblem(result.code);
  });
};

const toLookup = (deps: RoutesDeps, request: FastifyRequest, { group }: { readonly group: string }) => ({
  groupId: groupOrderId(group),
  session: readGuestSession(request, deps),
});

async function carryOut(deps: RoutesDeps, shop: LoadedShop, asked: Parameters<typeof commandGroup>[2]): Promise<void> {
  const outcome = await commandGroup(deps, shop, asked);
  if (outcome === 'unknown') await refuseUnknown(deps, shop, asked);
  requireChanged(outcome);
}

async function requireAnswer(
  deps: RoutesDeps,
  shop: LoadedShop,
  lookup: { readonly groupId: GroupOrderId; readonly session: string | null },
) {
  const result = await readForMember(deps, shop, lookup);
  if (result.code === 'groupUnknown') return refuseUnknown(deps, shop, lookup);
  if (result.code !== 'found') throw refuse(result.code);
  return result.answer;
}

/** Says that the group has moved to another branch, or that there is none. */
async function refuseUnknown(
  deps: Pick<Deps, 'database' | 'clock' | 'shops' | 'publicUrl'>,
  shop: LoadedShop,
  group: { readonly groupId: GroupOrderId } | { readonly code: string },
): Promise<never> {
  const movedTo = await findMovedTo(deps, shop, group);
  throw movedTo ? refuse('groupMoved', { movedTo }) : refuse('groupUnknown');
}
