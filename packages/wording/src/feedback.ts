import type { HideReason, NotUsedReason, RatingsProblem } from '@tischlein/domain/feedback';

const PROBLEMS: Readonly<Record<RatingsProblem, string>> = {
  nothingRated: 'Bitte gib mindestens einem Gericht Sterne.',
  starsMissing: 'Bitte gib jedem Gericht, zu dem Du etwas schreibst, auch Sterne.',
  webAddress: 'Bitte schreib keine Internetadressen in Deine Bewertung: Andere Gäste lesen sie.',
  dishNotOrdered: 'Dieses Gericht gehört nicht zu Deiner Bestellung. Bitte lade die Seite neu.',
  ratedTwice: 'Ein Gericht ist doppelt bewertet. Bitte lade die Seite neu.',
};

/** A problem with the ratings of an order, in German. */
export const ratingsProblem = (problem: RatingsProblem): string => PROBLEMS[problem];

const REASONS: Readonly<Record<HideReason, string>> = {
  insult: 'Beleidigung oder Drohung',
  personalData: 'Daten anderer Menschen',
  advertising: 'Werbung',
  offTopic: 'Hat mit dem Gericht nichts zu tun',
  illegal: 'Verstößt gegen ein Gesetz',
};

/** Why a text is hidden. */
export const hideReason = (reason: HideReason): string => REASONS[reason];

const NOT_USED: Readonly<Record<NotUsedReason, string>> = {
  notArrived: 'Sie ist nicht angekommen',
  notPickedUp: 'Ich habe sie nicht abgeholt',
  notOrdered: 'Ich habe gar nicht bestellt',
};

/** Why an order was not used. */
export const notUsedReason = (reason: NotUsedReason): string => NOT_USED[reason];

/** '4 von 5 Sternen' */
export const starsText = (stars: number): string => `${stars} von 5 Sternen`;
