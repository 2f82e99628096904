/** Wherever guests type their address (S2 §5 Checks). */
export const EMAIL_INVALID = 'Bitte gib eine gültige Email Adresse ein.';
