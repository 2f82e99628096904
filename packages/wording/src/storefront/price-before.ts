/** What 'vorher' means; a module of its own because it loads with the dialogs. */
export const PRICE_BEFORE = 'vorher: niedrigster Preis der 30 Tage vor der Ermäßigung';
