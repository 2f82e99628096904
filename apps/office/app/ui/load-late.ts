import { delay } from '@tischlein/ui/delay';
import { retryDelay } from '@tischlein/ui/retry-delay';
import { type ComponentType, createElement, lazy, type LazyExoticComponent, useState } from 'react';

/** A part of a page whose code is loaded when it is first shown. */
export const loadLate = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadUntilThere(load) }));

/**
 * As `loadLate`, but loading starts at once: for a part that its page shows with its first data. If the code comes first,
 * the part is drawn together with what surrounds it.
 */
export function loadSoon<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loading = loadUntilThere(load).then((part) => (loaded = part));
  const Late = loadLate(() => loading);
  return function SoonLoaded(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Part, props);
  };
}

/**
 * Loads code again until it arrives. React keeps a failed import for good and takes the page down with it, and a desk
 * must show its orders after the connection was lost for a moment.
 */
async function loadUntilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      if (await isOutdated()) location.reload();
      await Promise.race([delay(retryDelay(failures)), comesOnline()]);
    }
  }
}

/** true: the server has been updated since this page was loaded, and no longer has the code that it asks for. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    return answer.ok && entry !== null && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}

const comesOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));
