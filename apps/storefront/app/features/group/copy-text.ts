import { showToast } from '@tischlein/ui/toasts';

// S2 §9 'Group-order dialog copy confirmation popup 1000 ms'
const SHOW_MS = 1000;

/** Copies a text and says so for a second. */
export async function copyText(text: string, words: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast({ icon: 'check', text: words, forMs: SHOW_MS });
}
