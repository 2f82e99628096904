/** Table dialogs (S2 §2 Table dialogs). */
export const TABLE = {
  choose: 'Wähle einen Tisch',
  history: 'Tischbestell-Historie',
  clear: 'Tischbestell-Historie löschen',
  chooseItem: 'Wähle einen Artikel um ihn vollständig oder teilweise zu erstatten.',
  refundAmount: 'Zu erstattender Betrag in EUR:',
  refund: 'Storno in den Warenkorb legen',
  back: 'zurück',
  booked: (table: number): string => `Die Artikel wurden für Tisch ${table} gebucht.`,
} as const;

/** S2 §8 Table and refund. */
export function refundProblemText(problem: 'tooSmall' | 'tooLarge'): string {
  return problem === 'tooLarge'
    ? 'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.'
    : 'Der zu erstattende Wert muss größer als 0 sein.';
}
