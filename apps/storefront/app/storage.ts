type Area = 'local' | 'session';

/** Where something is kept. */
interface Place {
  readonly area: Area;
  /** null: of all shops of this address, under its bare name (S1 §3 'dev-mode'). */
  readonly shopId: string | null;
  readonly name: string;
}

// Keys of this shop begin with its id, so that shops on one host never meet (S2 §2 'remembered per shop').
const toKey = (shopId: string | null, name: string): string => (shopId === null ? name : `tischlein:${shopId}:${name}`);

// Browsers may refuse storage (private windows, full disk): the shop then forgets at the end of the visit.
const fallback = new Map<string, string>();

function getArea(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What was kept under this name, as JSON; null where nothing is or where it cannot be read. */
export function readStored({ area, shopId, name }: Place): unknown {
  const key = toKey(shopId, name);
  try {
    const text = fallback.get(key) ?? getArea(area).getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value under this name; null takes it away. */
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

/** Calls back when another tab changes the value; returns the way to stop. */
export function onStored({ shopId, name }: Place, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === null || event.key === toKey(shopId, name)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
