import { steps } from '@tischlein/ui/steps';
import { useEffect, useState } from 'react';

const readUrl = (): URL => new URL(steps.current.get().address, 'http://shop');

/** The part of the page's URL after '#', which only the browser knows. Must not be rendered. */
export function useHash(): string {
  const [first] = useState(readUrl);
  const [hash, setHash] = useState(first.hash);
  useEffect(
    () =>
      steps.current.subscribe(() => {
        const { pathname, hash: next } = readUrl();
        // A page that is being left keeps its own.
        if (pathname === first.pathname) setHash(next);
      }),
    [first],
  );
  return hash.slice(1);
}
