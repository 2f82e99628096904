import { dayAndTime } from '@tischlein/wording';
import { toWallTime, type WallTime } from '../clock.ts';
import type { StoredOrder } from './orders.store.ts';

/** '19:30', 'Montag 11:30', 'sofort' */
export function formatDueLabel({ promised_at, serve_at }: StoredOrder, now: WallTime): string {
  const due = promised_at ?? serve_at;
  return due === null ? 'sofort' : dayAndTime(now, toWallTime(due));
}
