import { longDate, timeOfDay } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';

/** '21.11.2026 um 19:30 Uhr': an acknowledgement has to state date and time (§ 356a (4) BGB). */
export function formatDeclaredAt(declaredAt: string): string {
  const { date, minute } = toWallTime(declaredAt);
  return `${longDate(date)} um ${timeOfDay(minute)} Uhr`;
}
