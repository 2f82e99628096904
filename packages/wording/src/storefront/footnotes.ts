/** Below every page. */
export const FOOTNOTES = {
  priceBefore: '„vorher“ nennt den niedrigsten Preis der 30 Tage, bevor die Ermäßigung begann (§\u00a011 PAngV).',
  worth: '* Ab dem genannten Wert der Speisen und Getränke, ohne Pfand.',
  /** § 5b (3) UWG: whether we make sure that ratings come from guests. */
  enteredRatings:
    '** Diese Angaben hat das Restaurant eingetragen. Ob sie von Gästen stammen, die bestellt haben, prüfen wir nicht.',
  verifiedRatings:
    '„Geprüft“ heißt: Bewerten kann nur, wer das Gericht hier bestellt und bekommen hat. Jede Bewertung zählt.',
} as const;
