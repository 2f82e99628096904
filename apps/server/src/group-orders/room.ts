import { groupOrderRoutes } from './group-orders.routes.ts';
import { deleteExpiredGroups } from './group-orders.store.ts';
import { groupFollower } from './order-follower.ts';
import { groupData } from './personal-data.store.ts';
import { watchGroups } from './watch-groups.ts';
import type { Room } from '../room.ts';

export const groupOrders: Room = {
  guestCalls: [groupOrderRoutes],
  follow: () => groupFollower,
  workers: [watchGroups],
  forgets: [(writer, { now }) => deleteExpiredGroups(writer, now), ['group_moves', 'expires_at', 0]],
  personalData: [groupData],
  withoutGuests: { group_moves: 'random' },
};
