import { z } from 'zod';
import {
  groupMove,
  groupOrder,
  groupOrderChange,
  joinGroupOrder,
  memberChange,
  movedGroup,
  newGroupOrder,
} from '../shop/index.ts';
import { call, stream } from './call.ts';

const path = '/api/shop/:shop/group-order';

export const createGroupOrder = call({
  method: 'POST',
  path,
  summary: 'Create a group order; the caller becomes its owner',
  caller: 'guest',
  limit: 'groupCode',
  body: newGroupOrder,
  answer: groupOrder,
  problems: ['groupNameInvalid', 'ownNameInvalid'],
});

export const findGroupOrder = call({
  method: 'GET',
  path: '/api/shop/:shop/find-group-order/:code',
  summary: 'Find a group order by its code, to join it',
  caller: 'guest',
  limit: 'groupCode',
  answer: groupOrder,
  problems: ['groupUnknown', 'groupMoved'],
});

export const joinGroup = call({
  method: 'POST',
  path: `${path}/:group/join`,
  summary: 'Join a group order; joining again changes the name',
  caller: 'guest',
  limit: 'groupCode',
  body: joinGroupOrder,
  answer: groupOrder,
  problems: [
    'groupUnknown',
    'groupMoved',
    'ownNameInvalid',
    'groupFull',
    'groupFrozen',
    'groupClosed',
    'groupOrdered',
    'groupUserTaken',
  ],
});

export const getGroupOrder = call({
  method: 'GET',
  path: `${path}/:group`,
  summary: 'Get a group order as one of its members',
  caller: 'guest',
  limit: 'group',
  answer: groupOrder,
  problems: ['groupUnknown', 'groupMoved', 'groupNotMember'],
});

export const groupOrderEvents = stream({
  path: `${path}/:group/events`,
  summary: 'Follow a group order as server-sent events; ends when the group or the membership does',
  caller: 'guest',
  limit: 'group',
  event: groupOrder,
  problems: ['groupUnknown', 'groupMoved', 'groupNotMember'],
});

export const changeGroupOrder = call({
  method: 'POST',
  path: `${path}/:group`,
  summary: 'Change one thing about a group order, as its owner',
  caller: 'guest',
  limit: 'group',
  body: groupOrderChange,
  answer: groupOrder,
  problems: [
    'groupUnknown',
    'groupMoved',
    'groupNotMember',
    'groupOwnerOnly',
    'groupNameInvalid',
    'groupStageNotAllowed',
    'groupOrdered',
    'orderUnknown',
    'ibanInvalid',
    'deadlineInvalid',
  ],
});

export const moveGroup = call({
  method: 'POST',
  path: `${path}/:group/branch`,
  summary: 'Take a group along to another branch, as its owner, or ask what would happen',
  caller: 'guest',
  limit: 'group',
  body: groupMove,
  answer: movedGroup,
  problems: [
    'groupUnknown',
    'groupMoved',
    'groupNotMember',
    'groupOwnerOnly',
    'groupFrozen',
    'groupOrdered',
    'groupBranchNotAllowed',
  ],
});

export const changeMember = call({
  method: 'POST',
  path: `${path}/:group/member/:member`,
  summary: 'Change one thing about a member: their cart, name or status, or that they belong to the group',
  caller: 'guest',
  limit: 'group',
  params: { member: z.string().max(80) },
  body: memberChange,
  answer: groupOrder,
  problems: [
    'groupUnknown',
    'groupMoved',
    'groupNotMember',
    'groupOwnerOnly',
    'ownNameInvalid',
    'groupFrozen',
    'groupClosed',
    'groupOrdered',
    'groupOwnerStays',
    'groupCartChanged',
  ],
});
