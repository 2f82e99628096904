import type { LegalRole } from '@tischlein/domain/shop';
import type { ShopView } from './shop-view.ts';

type Page = ShopView['pages'][number];

/** The page with a legal role; the server has assigned the roles (S3 K12). */
export const legalPage = (pages: readonly Page[], role: LegalRole): Page | null =>
  pages.find((page) => page.legalRole === role) ?? null;
