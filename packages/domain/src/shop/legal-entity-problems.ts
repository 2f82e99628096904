import { type LegalEntity, REGISTERED } from './legal-entity.ts';
import { isTaxNumber, isVatId } from './tax-numbers.ts';

/** missing: the legal form has it (§ 5 (1) No. 4 DDG). */
export type LegalEntityProblem = 'invalid' | 'missing';
export const CHECKED_FIELDS = ['taxNumber', 'vatId', 'register'] as const;
export type LegalEntityProblems = Readonly<Partial<Record<(typeof CHECKED_FIELDS)[number], LegalEntityProblem>>>;

/** A company that is being founded is in no register yet. */
const IN_FOUNDATION = /(?<![\p{L}\p{N}])(?:i\. ?G(?:r)?\.|in Gründung)(?![\p{L}\p{N}])/u;
/** 'Amtsgericht Charlottenburg, HRB 123456 B' */
const REGISTER_NUMBER = /(?:HR ?[AB]|GnR|GsR|PR|VR) ?\d/u;
const COURT = /\p{L}{4}/u;

/** Problems of the numbers of a company. They are on every receipt and in the imprint. */
export function findLegalEntityProblems({ name, taxNumber, vatId, register = '' }: LegalEntity): LegalEntityProblems {
  const needsRegister = REGISTERED.test(name) && !IN_FOUNDATION.test(name);
  const hasRegister = register.trim() !== '';
  return {
    ...(taxNumber !== undefined && taxNumber.trim() !== '' && !isTaxNumber(taxNumber) && { taxNumber: 'invalid' }),
    ...(vatId !== undefined && vatId.trim() !== '' && !isVatId(vatId) && { vatId: 'invalid' }),
    ...(needsRegister && !hasRegister && { register: 'missing' }),
    ...(hasRegister && !isRegister(register) && { register: 'invalid' }),
  };
}

const isRegister = (text: string): boolean => REGISTER_NUMBER.test(text) && COURT.test(text);

/** The problems that keep a company from being saved: those of fields that were right before, or said something else. */
export function findNewProblems(entity: LegalEntity, before: LegalEntity | null): LegalEntityProblems {
  const [now, known] = [findLegalEntityProblems(entity), before ? findLegalEntityProblems(before) : {}];
  return Object.fromEntries(
    CHECKED_FIELDS.flatMap((field) => {
      const isKnown = now[field] === known[field] && entity[field] === before?.[field];
      return now[field] && !isKnown ? [[field, now[field]]] : [];
    }),
  );
}
