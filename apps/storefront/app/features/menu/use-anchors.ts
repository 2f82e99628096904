import { useEffect } from 'react';
import { loadMenuParts } from './load-menu-parts.ts';

/** Handles clicks on anchors once that code is loaded; until then the browser jumps there itself. */
export function useAnchors(): void {
  useEffect(() => {
    const following = loadMenuParts().then(({ followAnchors }) => followAnchors());
    // If the code cannot be loaded, the browser's own behaviour remains.
    following.catch(() => null);
    return () => void following.then((stop) => stop()).catch(() => null);
  }, []);
}
