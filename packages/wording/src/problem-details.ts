import { MOST_TIP } from '@tischlein/domain/table';
import { euro } from './money.ts';

/** `branchInvalid` with the name of the branch. */
export const describeInvalidBranch = (branch: string): string =>
  `Mit dieser Änderung wären die Angaben der Filiale „${branch}“ ungültig. Es ist nichts gespeichert. Bitte prüfe zuerst, was dort abweicht.`;

/** `storageFull` for those who ordered, and for the office. */
export const STORAGE_FULL = {
  order:
    'Wir können gerade nichts speichern. Deine Bestellung ist nicht angekommen; bitte versuche es in ein paar Minuten noch einmal oder ruf uns an.',
  office:
    'Der Speicherplatz des Servers ist voll, es wurde nichts gespeichert. Bitte lass Platz schaffen und versuche es dann noch einmal.',
} as const;

/** Shown at a form field whose value has the wrong shape. */
export const INVALID_FIELD = 'Bitte prüfe diese Angabe.';

/** Shown for a field that a call does not have. */
export const UNKNOWN_FIELD = 'Diese Angabe gibt es hier nicht. Bitte prüfe, wie sie heißt.';

/** Of a request with such fields; the sender is a program, or a page of the office from before an update. */
export const describeUnknownFields = (fields: readonly string[]): string =>
  `Diese Angaben gibt es hier nicht: ${fields.join(', ')}. Bitte prüfe, wie sie heißen, oder lade die Seite neu.`;

/** Why a field of a request is refused. */
export const fieldProblem = (field: string): string =>
  field === 'tip' ? `Das Trinkgeld darf höchstens ${euro(MOST_TIP, { dropZeros: true })} betragen.` : INVALID_FIELD;

/** Page of an installation with several restaurants, or with none. */
export const SHOP_LIST_TITLE = 'Unsere Restaurants';
export const NO_SHOP_YET = 'Hier gibt es noch kein Restaurant. Melde Dich im Büro an und lege eines an.';
/** Link of a page outside a shop. */
export const TO_START_PAGE = 'Zur Startseite';
