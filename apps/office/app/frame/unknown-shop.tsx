import type { OfficeSession } from '@tischlein/contract/office';
import { OFFICE_PAGES } from '@tischlein/wording/office';
import { ShopLinks } from './shop-links.tsx';

/** Shown at the address of a shop that is unknown, or not theirs. */
export const UnknownShop = ({ session }: { readonly session: OfficeSession }) => (
  <main className="office-page">
    <title>{OFFICE_PAGES.unknownShop}</title>
    <h1>{OFFICE_PAGES.unknownShop}</h1>
    <p>{OFFICE_PAGES.unknownShopHint}</p>
    <ShopLinks session={session} />
  </main>
);
