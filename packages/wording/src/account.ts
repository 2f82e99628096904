/** A date of birth that is not in the past. */
export const BIRTHDAY_INVALID = 'Bitte gib Deinen Geburtstag an, er liegt in der Vergangenheit.';

/** Replaces the name in orders of a deleted account (S3 A4). */
export const BUYER_GONE = 'Konto gelöscht';
