// Leaves the browser time to show the errors before scrolling (S1 §9 Timers).
const SCROLL_AFTER_MS = 100;

/** S1 §4 Saving a dish: 'the view scrolls to the first one after 100 ms'. */
export function showFirstInvalid(choices: HTMLElement | null): void {
  setTimeout(() => {
    const invalid = choices?.querySelector('[data-invalid]');
    invalid?.scrollIntoView({ block: 'center' });
    invalid?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true });
  }, SCROLL_AFTER_MS);
}
