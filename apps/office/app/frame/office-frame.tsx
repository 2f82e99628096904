import { FRAME } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { focusTitle } from './focus-title.ts';
import { FranchiseNote } from './franchise-note.tsx';
import { useOffice } from './office-context.ts';
import { PageTabs } from './page-tabs.tsx';
import { PageTitle } from './page-title.tsx';

interface OfficeFrameProps {
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Its content uses the whole width: lists, and editors with a preview. */
  readonly isWide?: boolean;
  /** The page above; settings lead back to their index by themselves. */
  readonly crumb?: { readonly path: string; readonly name: string };
  readonly children: ReactNode;
}

/** Layout of all office pages except the desk: the heading, the tabs of the area, the page. */
export function OfficeFrame({ title, actions, isWide = false, crumb, children }: OfficeFrameProps) {
  const { shop, page } = useOffice();
  const { pathname } = useLocation();
  const isSetting = page?.group === 'settings' && page.path !== '/einstellungen';
  const above = crumb ?? (isSetting ? { path: '/einstellungen', name: FRAME.settings } : null);
  return (
    <main className="office-page" data-wide={isWide || undefined}>
      <PageTitle>{title}</PageTitle>
      <header className="page-head">
        {above && (
          <Link className="crumb" to={`/${shop.slug}${above.path}`}>
            <Icon name="back" />
            {above.name}
          </Link>
        )}
        <h1 key={pathname} ref={focusTitle} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      <PageTabs />
      <FranchiseNote />
      {children}
    </main>
  );
}
