import { useMemo, useRef, useSyncExternalStore } from 'react';
import { MENU } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import type { MenuSection } from './menu-sections.ts';
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

// Just below the scroll offset of S1 §2 Page scroll anchors: the section across this line is being read.
const READING_LINE_PX = 130;

/** Returns the anchor of the section being read; the first one until the page scrolls. */
function useCurrentSection(anchors: readonly string[]): string | null {
  const all = anchors.join(' ');
  // Memoized: another subscription observes all sections again.
  const { subscribe, read } = useMemo(() => watchSections(all.split(' ')), [all]);
  const current = useSyncExternalStore(subscribe, read, () => null);
  return current && anchors.includes(current) ? current : (anchors[0] ?? null);
}

function watchSections(anchors: readonly string[]) {
  let current: string | null = null;
  const subscribe = (changed: () => void): (() => void) => {
    const sections = anchors.flatMap((anchor) => document.getElementById(anchor) ?? []);
    const update = (): void => {
      const read = sections.findLast((section) => section.getBoundingClientRect().top <= READING_LINE_PX);
      current = read?.id ?? null;
      changed();
    };
    // The observed strip ends at the line, so each section whose top crosses it is reported.
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px ${READING_LINE_PX - window.innerHeight}px 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  };
  return { subscribe, read: () => current };
}
