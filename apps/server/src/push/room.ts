import { days } from '@tischlein/domain';
import { pushMessages } from './notify-guests.ts';
import { shiftMessages } from './notify-shift.ts';
import { pushFollower } from './order-follower.ts';
import { pushData } from './personal-data.store.ts';
import { pushRoutes } from './push.routes.ts';
import { shiftRoutes } from './shift.routes.ts';
import type { Room } from '../room.ts';

export const push: Room = {
  guestCalls: [pushRoutes],
  officeCalls: [shiftRoutes],
  jobs: [pushMessages, shiftMessages],
  follow: () => pushFollower,
  // Longer than an order can be placed ahead.
  forgets: [['push_subscriptions', 'created_at', days(32)]],
  personalData: [pushData],
  withoutGuests: { push_keys: 'shop', shift_browsers: 'staff' },
};
