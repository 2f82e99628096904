import { LATE_FRAME, OFFICE_GROUP_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';
import { listGroups } from './visible-pages.ts';

/** Shown at an address of a shop that is no page. */
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
