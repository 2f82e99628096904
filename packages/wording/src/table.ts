import { WORDING } from './literal-wording.ts';

/** Table dialogs (S2 §2 Table dialogs). */
export const TABLE = {
  choose: 'Wähle einen Tisch',
  history: 'Tischbestell-Historie',
  clear: 'Tischbestell-Historie löschen',
  chooseItem:
    WORDING === 'literal'
      ? 'Wähle einen Artikel um ihn vollständig oder teilweise zu erstatten.'
      : 'Wähle einen Artikel, um ihn vollständig oder teilweise zu erstatten.',
  refundAmount: 'Zu erstattender Betrag in EUR:',
  refund: 'Storno in den Warenkorb legen',
  back: 'zurück',
  /** What a round charges for free items: their deposit. */
  freeItems: 'Pfand der Gratisartikel',
  refunded: 'Storno am Tisch',
  /** A part that pays less than whole units of a line. */
  share: (name: string): string => `Anteil: ${name}`,
  booked: (table: number): string => `Die Artikel wurden für Tisch ${table} gebucht.`,
} as const;

/** S2 §8 Table and refund. */
export function refundProblemText(problem: 'missing' | 'tooSmall' | 'tooLarge'): string {
  switch (problem) {
    case 'missing':
      return 'Bitte gib den Betrag in Euro und Cent ein, zum Beispiel 2,50.';
    case 'tooSmall':
      return 'Der zu erstattende Wert muss größer als 0 sein.';
    case 'tooLarge':
      return 'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.';
  }
}

/** Why a guest's round was not sent to the kitchen (S3 W12). */
export const DECLINED_AT_TABLE = 'Die Bedienung hat diese Bestellung nicht bestätigt.';

/** Why a round is cancelled that its guest took back. */
export const TAKEN_BACK_AT_TABLE = 'Du hast diese Bestellung zurückgenommen.';
