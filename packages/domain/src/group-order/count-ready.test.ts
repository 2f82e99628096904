import { expect, it } from 'vitest';
import { countReady, isChoosing } from './count-ready.ts';
import type { GroupMember } from './group-order.ts';

type Status = GroupMember['status'];

it.each<{ statuses: readonly Status[]; all: number; ready: number; areAllReady: boolean }>([
  { statuses: ['owner'], all: 1, ready: 1, areAllReady: true },
  { statuses: ['owner', 'menu'], all: 2, ready: 1, areAllReady: false },
  { statuses: ['owner', 'readyToCheckout'], all: 2, ready: 2, areAllReady: true },
  { statuses: ['owner', 'menu', 'readyToCheckout', 'menu'], all: 4, ready: 2, areAllReady: false },
])('$statuses: $all in, $ready ready (S3 G11)', ({ statuses, all, ready, areAllReady }) => {
  const members = statuses.map((status) => ({ status }));
  expect(countReady(members)).toEqual({ all, ready });
  expect(!members.some(isChoosing)).toBe(areAllReady);
});
