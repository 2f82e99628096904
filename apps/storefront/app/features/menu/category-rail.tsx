import { MENU } from '@tischlein/wording/storefront';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useCurrentSection } from './use-current-section.ts';
import '../../styles/rail.css';

/** A section of the menu as the rail names it. */
export interface RailEntry {
  /** Id of the section in the page. */
  readonly anchor: string;
  readonly name: string;
}

/** The sections of the menu; the one that is read is marked and kept in view. */
export function CategoryRail({
  entries,
  isSearchOpen,
  onToggleSearch,
}: {
  readonly entries: readonly RailEntry[];
  readonly isSearchOpen: boolean;
  readonly onToggleSearch: () => void;
}) {
  const rail = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(entries.map((entry) => entry.anchor));
  useEffect(() => {
    const link = rail.current?.querySelector('[aria-current]');
    if (rail.current && link) bringIntoView(rail.current, link);
  }, [current]);
  return (
    <nav className="menu-bar" aria-label={MENU.categories}>
      <button
        className="icon-button"
        type="button"
        aria-label={MENU.openSearch}
        aria-expanded={isSearchOpen}
        onClick={onToggleSearch}
      >
        <Icon name="search" />
      </button>
      <div className="category-rail" ref={rail}>
        {entries.map((entry) => (
          <a key={entry.anchor} href={`#${entry.anchor}`} aria-current={entry.anchor === current ? 'true' : undefined}>
            {entry.name}
          </a>
        ))}
      </div>
    </nav>
  );
}

// Not scrollIntoView: that would move the page, too.
function bringIntoView(rail: Element, link: Element): void {
  const railBox = rail.getBoundingClientRect();
  const linkBox = link.getBoundingClientRect();
  rail.scrollBy({
    left: linkBox.left - railBox.left - (railBox.width - linkBox.width) / 2,
    top: linkBox.top - railBox.top - (railBox.height - linkBox.height) / 2,
  });
}
