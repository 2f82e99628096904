import { KEEP_DONE_SECONDS } from './outbox.store.ts';
import type { Room } from '../room.ts';

export const outbox: Room = {
  forgets: [['outbox', 'done_at', KEEP_DONE_SECONDS]],
};
