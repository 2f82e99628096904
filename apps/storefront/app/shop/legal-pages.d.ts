import type { AcceptedTerms } from '@tischlein/contract/shop';
import type { LegalRole } from '@tischlein/domain/shop';
import type { ShopView } from './shop-view.ts';
type Page = ShopView['pages'][number];
/** The page with a legal role; the server has assigned the roles (S3 K12). */
export declare const legalPage: (pages: readonly Page[], role: LegalRole) => Page | null;
/** What the consent box accepts: the texts as they are now (S3 L10); null: the shop lacks one of them. */
export declare function findOrderTerms(pages: readonly Page[]): AcceptedTerms | null;
/** Whether the guest has accepted the texts as they are now. */
export declare function isAccepted(accepted: AcceptedTerms | null, pages: readonly Page[]): boolean;
export {};
