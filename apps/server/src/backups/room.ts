import type { Room } from '../room.ts';

export const backups: Room = {
  withoutGuests: { backup_runs: 'shop' },
};
