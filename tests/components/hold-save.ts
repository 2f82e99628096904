import { onTestFinished } from 'vitest';

/** Holds the next save of the page at the network until it is released. */
export const holdSave = () => holdRequest((_, init) => init?.method === 'PUT');

/** Holds the next request of this kind at the network until it is released. */
export function holdRequest(isHeld: (address: string, init?: RequestInit) => boolean) {
  const { fetch } = globalThis;
  const [isSent, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  globalThis.fetch = async (address, init) => {
    if (!isHeld(address instanceof Request ? address.url : String(address), init)) return fetch(address, init);
    globalThis.fetch = fetch;
    isSent.resolve();
    await isReleased.promise;
    return fetch(address, init);
  };
  onTestFinished(() => void (globalThis.fetch = fetch));
  return { isSent: isSent.promise, release: isReleased.resolve };
}
