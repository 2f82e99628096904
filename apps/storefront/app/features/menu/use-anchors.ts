import { useEffect } from 'react';

/** Follows the page's anchors once their code is there; until then the browser does it by itself. */
export function useAnchors(): void {
  useEffect(() => {
    const following = import('./follow-anchors.ts').then(({ followAnchors }) => followAnchors());
    // Without the code the browser's own way remains.
    following.catch(() => null);
    return () => void following.then((stop) => stop()).catch(() => null);
  }, []);
}
