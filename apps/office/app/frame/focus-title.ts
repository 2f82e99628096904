let isFirstPage = true;

/**
 * A ref for the heading of a page: it takes the focus if what led here is gone, a link inside the page before, so that screen
 * readers read it and the next press of Tab continues there. The first page begins as every document does.
 */
export function focusTitle(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!isFirstPage && document.activeElement === document.body) heading.focus({ preventScroll: true });
  isFirstPage = false;
}
