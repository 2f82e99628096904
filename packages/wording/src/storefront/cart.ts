/** The cart beside the menu and in its sheet. */
export const CART = {
  title: 'Warenkorb',
  empty: 'Noch nichts im Warenkorb',
  emptyHelp: 'Wähle ein Gericht aus der Karte.',
  skip: 'Zum Warenkorb springen',
} as const;
