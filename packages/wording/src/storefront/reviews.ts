/** What guests read about a dish. */
export const REVIEWS = {
  show: (average: string, count: number): string => `${average} von 5 Sternen aus ${count} geprüften Bewertungen`,
  loading: 'Bewertungen werden geladen …',
  byStars: (stars: number, count: number): string => `${stars === 1 ? '1 Stern' : `${stars} Sterne`}: ${count}`,
  hidden: (count: number): string =>
    count === 1
      ? 'Das Restaurant hat einen Text ausgeblendet. Seine Sterne zählen weiter.'
      : `Das Restaurant hat ${count} Texte ausgeblendet. Ihre Sterne zählen weiter.`,
  noTexts: 'Noch hat niemand etwas dazu geschrieben.',
  guest: 'Gast',
  answer: 'Antwort des Restaurants',
  /** § 5b (3) UWG: how we make sure that ratings come from guests. */
  howChecked:
    'Bewerten kann nur, wer das Gericht hier bestellt und bekommen hat, einmal pro Bestellung: mit dem Gerät der Bestellung oder dem Link aus unserer E-Mail. Alle Bewertungen der letzten zwei Jahre zählen, gute wie schlechte.',
} as const;
