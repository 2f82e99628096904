import { delay } from '@tischlein/ui/delay';

// Leaves the browser time to show the errors before scrolling (S1 §9 Timers).
const SCROLL_AFTER_MS = 100;

/** S1 §4 Saving a dish: 'the view scrolls to the first one after 100 ms'. */
export async function showFirstInvalid(choices: HTMLElement | null): Promise<void> {
  await delay(SCROLL_AFTER_MS);
  const invalid = choices?.querySelector('[data-invalid]');
  invalid?.scrollIntoView({ block: 'center' });
  invalid?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true });
}
