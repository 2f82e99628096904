import { type Cents, NO_CENTS, subtract } from '@tischlein/domain';
import { euro } from '../money.ts';

/** The restaurant proposes another version of an order. */
export const PROPOSED_CHANGE = {
  title: 'Dürfen wir Deine Bestellung ändern?',
  reason: (reason: string): string => `Der Grund: ${reason}`,
  now: 'Wie bestellt',
  then: 'Vorschlag',
  free: 'gratis',
  total: 'Gesamt',
  time: (label: string): string => `Neue Zeit: ${label}`,
  difference: (difference: Cents): string =>
    difference === 0
      ? 'Der Preis bleibt gleich.'
      : difference > 0
        ? `${euro(difference)} mehr als bisher.`
        : `${euro(subtract(NO_CENTS, difference))} weniger als bisher.`,
  until: (time: string): string => `Antworte bis ${time} Uhr. Ohne Antwort bleibt alles, wie Du es bestellt hast.`,
  accept: 'Vorschlag annehmen',
  accepted: 'Danke! Deine Bestellung ist geändert.',
  declined: 'Alles klar: Deine Bestellung bleibt, wie sie ist.',
  decline: 'So lassen wie bestellt',
} as const;
