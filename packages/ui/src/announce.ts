import { createStore } from './store.ts';

export const announcement = createStore('');

/** Announces a text to screen readers. */
export function announce(text: string): void {
  // A trailing space makes the browser announce a repeated text again.
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}
