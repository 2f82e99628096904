// So long the browser has time to show what is wrong before it scrolls there (S1 §9).
const SCROLL_AFTER_MS = 100;

/** 'the view scrolls to the first one after 100 ms' (S1 §4 'Saving a dish'). */
export function showFirstInvalid(choices: HTMLElement | null): void {
  setTimeout(() => {
    const invalid = choices?.querySelector('[data-invalid]');
    invalid?.scrollIntoView({ block: 'center' });
    invalid?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true });
  }, SCROLL_AFTER_MS);
}
