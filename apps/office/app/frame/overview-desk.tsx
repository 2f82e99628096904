import type { OfficeSession } from '@tischlein/contract/office';
import { OFFICE_PAGES } from '@tischlein/wording/office';
import { OfficeFrame } from './office-frame.tsx';
import { ShopLinks } from './shop-links.tsx';

/** The overview of a franchise takes no orders: its desk leads to the branches. */
export const OverviewDesk = ({ session }: { readonly session: OfficeSession }) => (
  <OfficeFrame title={OFFICE_PAGES.desk}>
    <p>{OFFICE_PAGES.overviewHint}</p>
    <ShopLinks session={session} />
  </OfficeFrame>
);
