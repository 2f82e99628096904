import { steps } from '@tischlein/ui/steps';
import { useState, useSyncExternalStore } from 'react';

const readUrl = (): URL => new URL(steps.current.get().address, 'http://shop');

/** The part of the page's URL after '#', which only the browser knows. Must not be rendered. */
export function useHash(): string {
  const [first] = useState(readUrl);
  // A page that is being left keeps its own.
  const readHash = (): string => {
    const { pathname, hash } = readUrl();
    return pathname === first.pathname ? hash : first.hash;
  };
  return useSyncExternalStore(steps.current.subscribe, readHash, readHash).slice(1);
}
