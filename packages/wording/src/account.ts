/** A birthday on which nobody can be born. */
export const BIRTHDAY_INVALID = 'Bitte gib Deinen Geburtstag an, er liegt in der Vergangenheit.';

/** Stands for the name in orders of whoever has deleted his account (spec 3 A4). */
export const BUYER_GONE = 'Konto gelöscht';
