type Area = 'local' | 'session';

interface Place {
  readonly area: Area;
  /** null: shared by all shops on this host, stored under the bare name (S1 §3 Developer-mode flags). */
  readonly shopId: string | null;
  readonly name: string;
}

// Keys include the shop's id, so that shops on one host stay separate (S2 §2 'remembered per shop').
const toKey = (shopId: string | null, name: string): string => (shopId === null ? name : `tischlein:${shopId}:${name}`);

// Fallback if the browser refuses storage (private windows, full disk): values last until the page is left.
const fallback = new Map<string, string>();

function getArea(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** Reads a stored JSON value; null if there is none or it cannot be parsed. */
export function readStored({ area, shopId, name }: Place): unknown {
  const key = toKey(shopId, name);
  try {
    const text = fallback.get(key) ?? getArea(area).getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null deletes it. */
export function writeStored({ area, shopId, name }: Place, value: unknown): void {
  const key = toKey(shopId, name);
  try {
    if (value === null) getArea(area).removeItem(key);
    else getArea(area).setItem(key, JSON.stringify(value));
    fallback.delete(key);
  } catch {
    fallback.set(key, JSON.stringify(value));
  }
}

/** Calls back when another tab changes the value. Returns a function that unsubscribes. */
export function onStored({ shopId, name }: Place, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === null || event.key === toKey(shopId, name)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
