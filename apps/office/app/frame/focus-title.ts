/** Of the page whose heading was shown last; null: none yet. */
let lastPath: string | null = null;

/**
 * A ref for the heading of a page: it takes the focus when another page is opened, so that screen readers read it and the next press of
 * Tab continues there. The first page begins as every document does.
 */
export function focusTitle(heading: HTMLElement | null): void {
  if (!heading) return;
  if (lastPath !== null && lastPath !== location.pathname) heading.focus({ preventScroll: true });
  lastPath = location.pathname;
}
