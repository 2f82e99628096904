import { days } from '@tischlein/domain';
import type { Room } from '../room.ts';

export const db: Room = {
  forgets: [['shared_limits', 'since', days(1)]],
  withoutGuests: {
    shared_limits: 'hashed',
    heartbeats: 'installation',
    secret_key_checks: 'installation',
    order_id_times: 'installation',
  },
};
