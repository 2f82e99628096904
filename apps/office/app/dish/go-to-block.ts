/** Scrolls to a block of the form and moves the focus there. */
export function goToBlock(id: string): void {
  const block = document.querySelector<HTMLElement>(`#${id}`);
  block?.scrollIntoView({ block: 'start' });
  block?.focus({ preventScroll: true });
}
