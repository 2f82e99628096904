import type { KeyboardEvent } from 'react';

/** For links or buttons that together are one stop of Tab: the arrow keys move the focus among those that are shown. */
export const moveAmong =
  (selector: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget, target } = event;
    const shown = [...currentTarget.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const at = shown.findIndex((each) => each === target);
    if (at < 0 || !key.startsWith('Arrow')) return;
    event.preventDefault();
    shown.at((at + (/Up|Left/.test(key) ? -1 : 1)) % shown.length)?.focus();
  };
