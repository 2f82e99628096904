import type { Branch } from '@tischlein/domain/franchise';
import { decimal } from '../money.ts';
import { hoursText } from '../time-in-words.ts';
import { WORDING } from '../literal-wording.ts';

/** Branch dialog (S2 §2 Initial info dialog). */
export const BRANCHES = {
  title: 'SCHNELL ZUR RICHTIGEN FILIALE',
  subtitle: 'Uns gibt es an vielen Orten. Was brauchst Du? Dann finden wir die beste Filiale für Dich.',
  confirmTitle: 'FILIALE BESTÄTIGEN',
  confirmText: 'Wir leiten Dich jetzt zu der Filiale weiter, die zu Deinen Wünschen passt.',
  another: 'Andere Filiale wählen',
  chooseTitle: 'WÄHLE DEINE FILIALE',
  back: 'Zurück',
  seller: (company: string): string => `Es verkauft: ${company}`,
  list: 'Filialen',
  map: 'Karte der Filialen',
  none: 'Gerade lassen sich die Filialen nicht laden. Bitte versuche es noch einmal.',
  linkBroken: 'Der Link war nicht vollständig',
  cartProblems: WORDING === 'literal' ? 'Warenkorb Probleme' : 'Warenkorb-Probleme',
  cartProblemsText: 'In dieser Filiale ist die Karte etwas anders. Das hat sich in Deinem Warenkorb geändert:',
} as const;

/** A link from another branch that cannot be read. */
export const BROKEN_HANDOVER =
  'Was Du in der anderen Filiale gewählt hast, konnten wir deshalb nicht übernehmen. Bitte wähle hier noch einmal.';

/** '1,2 km entfernt'; 'etwa' if the guest's position is approximate; empty if the distance is unknown. */
export function branchDistance({ distance }: Pick<Branch, 'distance'>, isEstimated = false): string {
  return distance > 0 ? `${isEstimated ? 'etwa ' : ''}${decimal(distance)} km entfernt` : '';
}

/**
 * 'geöffnet 11:30–15:00 und 17:00–22:30', or 'geschlossen.' plus 'Heute: …' if it opens today (S2 §2 Branch
 * line).
 */
export function branchHours({
  insideOpenHours,
  acceptOrdersToday,
}: Pick<Branch, 'insideOpenHours' | 'acceptOrdersToday'>): { readonly state: string; readonly today: string } {
  const hours = hoursText(acceptOrdersToday);
  if (insideOpenHours) return { state: `geöffnet ${hours}`.trim(), today: '' };
  return { state: 'geschlossen.', today: hours === '' ? '' : `Heute: ${hours}` };
}
