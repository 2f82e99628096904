import type { ServeTime } from '../opening/delivery-period.ts';

/** Before there is a cart. */
export const LEAST_WORK = 1;

/** Returns whether the kitchen has room for this much work; an order larger than a slot needs an empty one (S3 O7). */
export const hasRoomFor = ({ room }: Pick<ServeTime, 'room'>, work: number): boolean =>
  room === undefined || work <= room;
