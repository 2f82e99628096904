import { WORDING } from './literal-wording.ts';

/** Wherever guests type their address (S2 §5 Checks). */
export const EMAIL_INVALID =
  WORDING === 'literal' ? 'Bitte gib eine gültige Email Adresse ein.' : 'Bitte gib eine gültige E-Mail-Adresse ein.';

/** Nothing at the domain takes mails. */
const UNDELIVERABLE = 'An diese Adresse kommt keine E-Mail an. Bitte prüfe sie.';

/** What a check of a mail address says to who has typed it; '': nothing. `suggestion`: a known address that may be meant. */
export function describeMailCheck(check: {
  readonly isDeliverable: boolean;
  readonly suggestion: string | null;
}): string {
  const { isDeliverable, suggestion } = check;
  const question = suggestion === null ? '' : `Meinst Du ${suggestion}?`;
  return isDeliverable ? question : `${UNDELIVERABLE} ${question}`.trim();
}
