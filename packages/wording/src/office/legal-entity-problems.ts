import type { LegalEntityProblem, LegalEntityProblems } from '@tischlein/domain/shop';

const REGISTER_EXAMPLE =
  'Bitte gib Gericht und Nummer an, zum Beispiel: Amtsgericht Charlottenburg (Berlin), HRB 123456 B.';

const WORDS = {
  taxNumber: {
    invalid: 'Diese Steuernummer kann nicht stimmen. Bitte vergleiche sie mit einem Brief Deines Finanzamts.',
    missing: 'Bitte gib die Steuernummer ein.',
  },
  vatId: {
    invalid: 'Diese USt-IdNr. kann nicht stimmen. Eine deutsche ist DE mit neun Ziffern; bitte prüfe jede.',
    missing: 'Bitte gib die USt-IdNr. ein.',
  },
  register: {
    invalid: REGISTER_EXAMPLE,
    missing: `Diese Rechtsform steht in einem Register. ${REGISTER_EXAMPLE}`,
  },
} satisfies Readonly<Record<keyof LegalEntityProblems, Readonly<Record<LegalEntityProblem, string>>>>;

/** Why a number of a company is refused; undefined: it is not. */
export function legalEntityProblemText(
  field: keyof LegalEntityProblems,
  problems: LegalEntityProblems,
): string | undefined {
  const problem = problems[field];
  return problem && WORDS[field][problem];
}
