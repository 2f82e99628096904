import { EMPTY_MENU_LIST } from '@tischlein/wording/office';
import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { Icon } from '../ui/icon.tsx';

const IMPORT_PATH: string = '/einlesen';
const LAUNCH_PATH: string = '/eroeffnen';

/** A menu without categories: read one in, or begin. */
export function NoMenu({ onCategory }: { readonly onCategory: (() => void) | null }) {
  const { shop } = useOffice();
  const path = OFFICE_PAGES.some((page) => page.path === IMPORT_PATH) ? IMPORT_PATH : LAUNCH_PATH;
  return (
    <div className="no-menu">
      <Icon name="menu" />
      <h2>{EMPTY_MENU_LIST.title}</h2>
      <p>{EMPTY_MENU_LIST.hint}</p>
      {onCategory && (
        <div className="row">
          <Link className="button button-main" to={`/${shop.slug}${path}`}>
            <Icon name="upload" />
            {EMPTY_MENU_LIST.import}
          </Link>
          <button type="button" className="button button-line" onClick={onCategory}>
            {EMPTY_MENU_LIST.firstCategory}
          </button>
        </div>
      )}
    </div>
  );
}
