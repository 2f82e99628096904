import { listWords } from '../list-words.ts';

/** Accepts all new orders, or all that are late. */
export const ACCEPT_ALL = {
  all: 'Alle annehmen',
  these: (count: number): string => (count === 1 ? '1 Bestellung annehmen' : `Alle ${count} annehmen`),
  withTimes: 'mit den Zeiten oben',
  question: (count: number): string => (count === 1 ? '1 Bestellung annehmen?' : `${count} Bestellungen annehmen?`),
  help: (numbers: readonly number[]): string =>
    `Nr. ${listWords(numbers.map(String))} ${numbers.length === 1 ? 'geht' : 'gehen'} in die Küche, jede mit der Zeit, die bei ihr steht.`,
  cancel: 'Abbrechen',
  problem: (numbers: readonly number[], message: string): string => `Nr. ${listWords(numbers.map(String))}: ${message}`,
} as const;
