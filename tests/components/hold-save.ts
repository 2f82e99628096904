import { onTestFinished } from 'vitest';

/** Holds the next save of the page at the network until it is released. */
export function holdSave() {
  const { fetch } = globalThis;
  const [isSent, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  globalThis.fetch = async (address, init) => {
    if (init?.method !== 'PUT') return fetch(address, init);
    globalThis.fetch = fetch;
    isSent.resolve();
    await isReleased.promise;
    return fetch(address, init);
  };
  onTestFinished(() => void (globalThis.fetch = fetch));
  return { isSent: isSent.promise, release: isReleased.resolve };
}
