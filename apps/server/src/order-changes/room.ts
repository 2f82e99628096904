import { orderChangeMails } from './mails.ts';
import type { Room } from '../room.ts';

export const orderChanges: Room = {
  jobs: [orderChangeMails],
};
