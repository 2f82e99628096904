import type { OfficeSession } from '@tischlein/contract/office';
import { OFFICE_PAGES } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

/** The pages of a shop's office, in the order in which they are offered. */
const PAGES = [
  { path: '', name: OFFICE_PAGES.desk },
  { path: '/zeiten', name: OFFICE_PAGES.hours },
  { path: '/bestand', name: OFFICE_PAGES.stock },
  { path: '/liefergebiete', name: OFFICE_PAGES.zones },
] as const;

interface OfficeFrameProps {
  readonly shop: OfficeSession['shops'][number];
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the office beside the desk: which shop, where else to go, and the page itself. */
export function OfficeFrame({ shop, title, children }: OfficeFrameProps) {
  return (
    <>
      <header className="office-bar">
        <strong className="bar-name">{shop.name}</strong>
        <nav className="office-nav" aria-label={OFFICE_PAGES.navigation}>
          {PAGES.map(({ path, name }) => (
            <NavLink key={path} to={`/${shop.slug}${path}`} end>
              {name}
            </NavLink>
          ))}
        </nav>
      </header>
      <main className="office-page">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
