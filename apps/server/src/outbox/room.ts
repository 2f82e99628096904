import { KEEP_DONE_SECONDS } from './outbox.store.ts';
import type { Room } from '../room.ts';

export const outbox: Room = {
  forgets: [['outbox', 'done_at', KEEP_DONE_SECONDS]],
  // A payload with an address is removed once its mail is sent.
  withoutGuests: {
    guest_erasures: 'sums',
    outbox: 'random',
  },
};
