import { tidyText } from './tidy-text.ts';

/** A mail address without what was copied with it: 'Ada Köhler <ada@web.de>' and 'mailto:ada@web.de' are ada@web.de. */
export function tidyMailAddress(text: string): string {
  const tidy = tidyText(text);
  const [, inside] = /^[^<>@]*<([^<>]+)>$/.exec(tidy) ?? [];
  return (inside ?? tidy)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;:]+$/, '');
}

/**
 * S2 §5.5: 'a loose pattern with an at-sign and a dot'. Allows one address and nothing that could inject a mail header.
 */
export const isMailAddress = (text: string): boolean =>
  /^[^\s\p{C}@,;<>"]+@[^\s\p{C}@,;<>"]+\.[^\s\p{C}@,;<>"]+$/u.test(tidyText(text));

/** Most mail servers take no letters outside of ASCII before the at-sign (SMTPUTF8); behind it, they are written otherwise. */
export const hasOddMailbox = (text: string): boolean => /^[^@]*[^\p{ASCII}][^@]*@/u.test(tidyText(text));
