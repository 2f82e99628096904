import type { Cents } from '@tischlein/domain';
import { euro } from '../money.ts';

/** Refunding an order. */
export const REFUND = {
  title: 'Zahlung',
  open: 'Geld erstatten',
  list: 'Erstattungen',
  item: (amount: Cents, reason: string): string => `${euro(amount)} · ${reason}`,
  state: (words: string, who: string | null): string => (who === null ? words : `${words} (${who})`),
  what: 'Was erstattest Du?',
  whole: (amount: Cents): string => `Alles: ${euro(amount)}`,
  lines: 'Einzelne Artikel',
  reallyPaid: 'Berechnet nach dem, was der Gast bezahlt hat: nach Rabatt und Gutschein, mit Pfand.',
  units: (count: number, all: number): string => `${count} von ${all}`,
  stepper: (name: string) => ({
    add: `${name} erstatten`,
    less: `Eins weniger: ${name}`,
    more: `Eins mehr: ${name}`,
  }),
  part: 'Einen Betrag',
  amount: 'Betrag in €',
  amountHelp: (most: Cents): string => `Höchstens ${euro(most)}.`,
  why: 'Warum? Der Gast liest das.',
  ownReason: 'Anderer Grund',
  next: 'Weiter',
  back: 'Zurück',
  confirm: (amount: Cents, guest: string): string =>
    `${euro(amount)} gehen an ${guest} zurück, auf dem Weg, auf dem bezahlt wurde. Das lässt sich nicht zurückholen.`,
  now: (amount: Cents): string => `${euro(amount)} erstatten`,
  problems: {
    amount: 'Bitte gib einen Betrag an, zum Beispiel 2,50.',
    tooMuch: (most: Cents): string => `Das ist mehr, als bezahlt wurde. Höchstens ${euro(most)}.`,
    noLine: 'Bitte wähle mindestens einen Artikel.',
    noReason: 'Bitte schreib dem Gast, warum.',
  },
  reasons: [
    'Etwas hat gefehlt.',
    'Etwas war falsch oder nicht in Ordnung.',
    'Es kam viel zu spät.',
    'Ein Gericht war doch ausverkauft.',
  ],
  /** Button that ends a paid order: names the amount to be refunded. */
  endsWith: (label: string, amount: Cents): string => (amount > 0 ? `${label}, ${euro(amount)} erstatten` : label),
} as const;
