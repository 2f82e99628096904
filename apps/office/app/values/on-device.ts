import { PREFIX } from './storage.ts';

/** Calls back when another tab changes the value. Returns a function that unsubscribes. */
export function onDevice(name: string, changed: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || key === PREFIX + name) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
