import type { Cents } from '@tischlein/domain';
import { euro } from './money.ts';

/** A price that has changed since it was shown: 'Tiramisù kostet jetzt 7,50 € statt 5,50 €.' */
export const costsNow = (name: string, now: Cents, before: Cents): string =>
  `${name} kostet jetzt ${euro(now)} statt ${euro(before)}.`;

/** The same of several articles at once. */
export const manyCostNow = (count: number): string =>
  `${count} Artikel in Deinem Warenkorb haben jetzt einen anderen Preis.`;

/** The same of the whole order. */
export const totalNow = (now: Cents, before: Cents): string =>
  `Der Gesamtbetrag ist jetzt ${euro(now)} statt ${euro(before)}.`;
