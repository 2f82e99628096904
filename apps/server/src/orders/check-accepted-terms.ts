import { isCurrent, type TermsVersions } from '@tischlein/domain/shop';
import type { Refusal } from './check-order-request.ts';

/** Refuses an order that does not accept the current terms and privacy text (S3 L10), or a shop without them. */
export function checkAcceptedTerms(accepted: TermsVersions | null, current: TermsVersions | null): Refusal | null {
  if (!current) return { code: 'termsMissing' };
  if (accepted) return isCurrent(accepted, current) ? null : { code: 'termsOutdated' };
  const problem = { code: 'formInvalid', problems: [{ field: 'legalAccepted', code: 'legalNotAccepted' }] } as const;
  return { code: 'orderProblem', problem, otherBranch: null };
}
