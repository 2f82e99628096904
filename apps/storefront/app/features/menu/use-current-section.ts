import { useMemo, useSyncExternalStore } from 'react';

// Just below the scroll offset of S1 §2 Page scroll anchors: the section across this line is being read.
const READING_LINE_PX = 130;

/** Returns the anchor of the section being read; the first one until the page scrolls. */
export function useCurrentSection(anchors: readonly string[]): string | null {
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
