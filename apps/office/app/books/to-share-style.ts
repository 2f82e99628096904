import type { CSSProperties } from 'react';

/** Hands a share from 0 to 1 to the stylesheet. */
export const toShareStyle = (share: number): CSSProperties & Readonly<Record<`--${string}`, number>> => ({
  '--share': share,
});
