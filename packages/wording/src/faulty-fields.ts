/** Said aloud when a form is not sent; one fault alone is read out with its field. */
export const faultyFields = (count: number): string => `${count} Angaben fehlen oder stimmen nicht. Bitte prüfe sie.`;
