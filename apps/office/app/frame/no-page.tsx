// Shown instead of a page. One file, because the first page holds the name of each file of code.
import { DESK, FACTOR_MISSING, LATE_FRAME, NO_PAGE, OFFICE_GROUP_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { focusTitle } from './focus-title.ts';
import { useOffice } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';
import { listGroups } from './visible-pages.ts';

/** At the address of a page that the role does not open. */
export const NotAllowed = () => (
  <OfficeFrame title={NO_PAGE.notAllowed}>
    <p>{NO_PAGE.notAllowedHint}</p>
  </OfficeFrame>
);

/** On every page but the own account until the required second factor has been set up. */
export function FactorMissing() {
  const { shop } = useOffice();
  return (
    <OfficeFrame title={FACTOR_MISSING.title}>
      <p>{FACTOR_MISSING.text}</p>
      <Link className="button button-main" to={`/${shop.slug}/konto`}>
        {FACTOR_MISSING.start}
      </Link>
    </OfficeFrame>
  );
}

/** For staff who are not assigned to a shop yet. */
export function NoShop({ signOut }: { readonly signOut: () => void }) {
  return (
    <main className="office-page">
      <title>{NO_PAGE.noShop}</title>
      <h1 ref={focusTitle} tabIndex={-1}>
        {NO_PAGE.noShop}
      </h1>
      <p>{NO_PAGE.noShopHint}</p>
      <button type="button" className="button button-line" onClick={signOut}>
        {DESK.signOut}
      </button>
    </main>
  );
}

/** At an address of a shop that is no page. */
export function UnknownPage() {
  const { session, shop } = useOffice();
  return (
    <OfficeFrame title={LATE_FRAME.unknownPage}>
      <p>{LATE_FRAME.unknownPageHint}</p>
      <ul className="shop-links">
        {listGroups(session, shop).map(({ name, pages }) => (
          <li key={name}>
            <Link to={`/${shop.slug}${pages[0].path}`}>{OFFICE_GROUP_NAMES[name]}</Link>
          </li>
        ))}
      </ul>
    </OfficeFrame>
  );
}
