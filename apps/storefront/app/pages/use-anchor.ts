import { useEffect } from 'react';

// Parts of the menu take their true height when they come into view, which moves what is below them.
const MOST_STEPS = 10;

/** Leads to the part of the menu that the address names, '#shop_category_pizza', and stays there (S1 §2 'Page scroll anchors'). */
export function useAnchor(): void {
  useEffect(() => {
    settle(MOST_STEPS);
    const arrived = (): void => settle(MOST_STEPS);
    const leave = (): void => window.addEventListener('scrollend', arrived, { once: true });
    window.addEventListener('hashchange', leave);
    return () => {
      window.removeEventListener('hashchange', leave);
      window.removeEventListener('scrollend', arrived);
    };
  }, []);
}

function settle(steps: number): void {
  const part = document.querySelector(':target');
  if (!part || steps === 0) return;
  const before = window.scrollY;
  part.scrollIntoView({ behavior: 'instant' });
  requestAnimationFrame(() => {
    if (Math.abs(window.scrollY - before) > 1) settle(steps - 1);
  });
}
