import { onTestFinished } from 'vitest';

/** Requests of these addresses fail as without a connection, until it is given back or the test ends. */
export function loseConnection(isLost: (address: string) => boolean = () => true): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const text = address instanceof Request ? address.url : String(address);
    return isLost(text) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, init);
  };
  const giveBack = (): void => void (globalThis.fetch = fetch);
  onTestFinished(giveBack);
  return giveBack;
}
