import { showToast } from '@tischlein/ui/toasts';

// S2 §9 'Group-order dialog copy confirmation popup 1000 ms'
const SHOW_MS = 1000;

/** Says for a second that a text is copied. */
export const sayCopied = (words: string): void => showToast({ icon: 'check', text: words, forMs: SHOW_MS });
