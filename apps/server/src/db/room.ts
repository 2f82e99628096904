import { days } from './old-rows.ts';
import type { Room } from '../room.ts';

export const db: Room = {
  forgets: [['shared_limits', 'since', days(1)]],
};
