/** Tapping a dish while the shop is closed (S1 §2 Closed dialog). */
export const CLOSED = {
  showDish: 'Gericht trotzdem anzeigen',
  showCombo: 'Menü trotzdem anzeigen',
  /** The shop opens while the dialog is shown. */
  openNow: 'Wir haben jetzt geöffnet.',
  show: (isCombo: boolean): string => (isCombo ? 'Menü anzeigen' : 'Gericht anzeigen'),
  today: 'Heute',
} as const;
