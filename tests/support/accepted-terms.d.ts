import { type StaticPage, type TermsVersions } from '@tischlein/domain/shop';
/** What an order of a shop with these pages has to accept. */
export declare function acceptTerms(pages: readonly StaticPage[]): TermsVersions;
