import { longDate, timeOfDay } from '@tischlein/wording';
import { wallTimeOf } from '../clock.ts';

/** '21.11.2026 um 19:30 Uhr': date and time that an acknowledgement has to say (§ 356a (4) BGB). */
export function declaredLabel(declaredAt: string): string {
  const { date, minute } = wallTimeOf(declaredAt);
  return `${longDate(date)} um ${timeOfDay(minute)} Uhr`;
}
