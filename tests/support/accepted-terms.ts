import { findTermsVersions, type StaticPage, type TermsVersions } from '@tischlein/domain/shop';
import { addVersions } from '../../apps/server/src/shops/legal-versions.ts';

/** What an order of a shop with these pages has to accept. */
export function acceptTerms(pages: readonly StaticPage[]): TermsVersions {
  const terms = findTermsVersions(addVersions(pages));
  if (!terms) throw new Error('a shop without terms');
  return terms;
}
