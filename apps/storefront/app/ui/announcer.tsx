import { createStore, useStore } from './store.ts';

const words = createStore('');

/** Says something to screen readers. */
export function announce(text: string): void {
  // The same words twice are said twice.
  words.set(words.get() === text ? `${text}\u00a0` : text);
}

/** Where it is said; stands once in the page. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useStore(words)}
    </p>
  );
}
