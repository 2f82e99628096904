/** Of the page whose heading was shown last; null: none yet. */
let lastPage: string | null = null;

/**
 * A ref for the heading of a page: it takes the focus when another page is opened, so that screen readers read it and the next press of
 * Tab continues there. The first page begins as every document does. Pages without the frame share an address: their headings tell them
 * apart.
 */
export function focusTitle(heading: HTMLElement | null): void {
  if (!heading) return;
  const page = location.pathname + (heading.closest('.office') ? '' : heading.textContent);
  if (lastPage !== null && lastPage !== page) heading.focus({ preventScroll: true });
  lastPage = page;
}
