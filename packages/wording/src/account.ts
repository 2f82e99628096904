/** A date of birth that is not in the past. */
export const BIRTHDAY_INVALID = 'Bitte gib Deinen Geburtstag an, er liegt in der Vergangenheit.';

/** Replaces what a guest had deleted (Art. 17 GDPR). */
export const GUEST_ERASED = 'Auf Wunsch gelöscht';
export const GROUP_ERASED = 'Gruppe';
export const MEMBER_ERASED = 'Gast';

/** Replaces the name in orders of a deleted account (S3 A4). */
export const BUYER_GONE = 'Konto gelöscht';
