import type { Branch } from '@tischlein/domain/franchise';
import { decimal } from './money.ts';
import { hoursText } from './time.ts';

/** Words of the branch dialog (S2 §2). */
export const BRANCHES = {
  title: 'SCHNELL ZUR RICHTIGEN FILIALE',
  subtitle: 'Uns gibt es an vielen Orten. Was brauchst Du? Dann finden wir die beste Filiale für Dich.',
  confirmTitle: 'FILIALE BESTÄTIGEN',
  confirmText: 'Wir leiten Dich jetzt zu der Filiale weiter, die zu Deinen Wünschen passt.',
  another: 'Andere Filiale wählen',
  chooseTitle: 'WÄHLE DEINE FILIALE',
  back: 'Zurück',
} as const;

/** '1,2 km entfernt'; empty where the distance is not known. */
export function branchDistance({ distance }: Pick<Branch, 'distance'>): string {
  return distance > 0 ? `${decimal(distance)} km entfernt` : '';
}

/** 'geöffnet 11:30–15:00 und 17:00–22:30', or 'geschlossen.' with today's hours (S2 §2 'Branch line'). */
export function branchHours({
  insideOpenHours,
  acceptOrdersToday,
}: Pick<Branch, 'insideOpenHours' | 'acceptOrdersToday'>): string {
  const hours = hoursText(acceptOrdersToday);
  if (insideOpenHours) return `geöffnet ${hours}`.trim();
  return hours === '' ? 'geschlossen.' : `geschlossen. Heute: ${hours}`;
}

/** While another branch is loading (S1 §2 'App shell'). */
export const comingUp = (restaurantName: string): string => `${restaurantName} ist gleich da...`;
