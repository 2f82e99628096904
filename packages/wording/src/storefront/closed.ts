/** Tapping a dish while the shop is closed (S1 §2 Closed dialog). */
export const CLOSED = {
  showDish: 'Gericht trotzdem anzeigen',
  showCombo: 'Menü trotzdem anzeigen',
  today: 'Heute',
} as const;
