import type { KeyboardEvent } from 'react';

/** For links or buttons that together are one stop of Tab: the arrow keys move the focus among those that are shown. */
export const moveAmong =
  (selector: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const shown = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)].filter((each) =>
      each.checkVisibility(),
    );
    const at = shown.findIndex((each) => each === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    shown.at((at + step) % shown.length)?.focus();
  };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
