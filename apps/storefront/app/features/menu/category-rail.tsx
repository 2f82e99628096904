import { useRef } from 'react';
import { MENU } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import type { MenuSection } from './menu-sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import '../../styles/rail.css';

interface CategoryRailProps {
  readonly sections: readonly MenuSection[];
  readonly isSearchOpen: boolean;
  readonly onToggleSearch: () => void;
}

/** Links to the menu's sections; the one being read is marked and kept in view. */
export function CategoryRail({ sections, isSearchOpen, onToggleSearch }: CategoryRailProps) {
  const current = useCurrentSection(sections.map(({ anchor }) => anchor));
  // Not on the first render: the guest may have scrolled the rail already, or be pressing one of its links.
  const shown = useRef(current);
  const show = (link: HTMLAnchorElement | null): void => {
    if (shown.current === current) return;
    shown.current = current;
    bringIntoView(link);
  };
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
      <div className="category-rail">
        {sections.map(({ anchor, name }) => (
          <a
            key={anchor}
            href={`#${anchor}`}
            aria-current={anchor === current ? 'true' : undefined}
            ref={anchor === current ? show : undefined}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}

// Not scrollIntoView: that would scroll the page, too.
function bringIntoView(link: HTMLAnchorElement | null): void {
  const rail = link?.parentElement;
  if (!rail) return;
  const railBox = rail.getBoundingClientRect();
  const linkBox = link.getBoundingClientRect();
  rail.scrollBy({
    left: linkBox.left - railBox.left - (railBox.width - linkBox.width) / 2,
    top: linkBox.top - railBox.top - (railBox.height - linkBox.height) / 2,
  });
}
