// A click without a press comes from a screen reader.
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'click'] as const;

const sign = Promise.withResolvers<void>();
// Only parts that the server has rendered can wait. An address with a hash leads to one of them.
let isGiven = typeof window === 'undefined' || location.hash !== '' || !document.querySelector('.menu-section');

/** Resolves when the guest first touches, scrolls or types, or when the menu changes. */
export const firstSign: Promise<void> = sign.promise;

export const isSignGiven = (): boolean => isGiven;

export function giveSign(): void {
  if (isGiven) return;
  isGiven = true;
  sign.resolve();
  for (const type of SIGNS) removeEventListener(type, giveSign, { capture: true });
}

if (!isGiven) for (const type of SIGNS) addEventListener(type, giveSign, { capture: true, passive: true });
