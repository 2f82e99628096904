type Area = 'local' | 'session';

/** Where something is kept. */
interface Place {
  readonly area: Area;
  /** null: of all shops of this address, under its bare name (S1 §3 'dev-mode'). */
  readonly shopId: string | null;
  readonly name: string;
}

// Keys of this shop begin with its id, so that shops on one host never meet (S2 §2 'remembered per shop').
const keyOf = (shopId: string | null, name: string): string => (shopId === null ? name : `tischlein:${shopId}:${name}`);

// Browsers may refuse storage (private windows, full disk): the shop then forgets at the end of the visit.
const forgetful = new Map<string, string>();

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What was kept under this name, as JSON; null where nothing is or where it cannot be read. */
export function readStored({ area, shopId, name }: Place): unknown {
  const key = keyOf(shopId, name);
  try {
    const text = forgetful.get(key) ?? areaOf(area).getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value under this name; null takes it away. */
export function writeStored({ area, shopId, name }: Place, value: unknown): void {
  const key = keyOf(shopId, name);
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, JSON.stringify(value));
    forgetful.delete(key);
  } catch {
    forgetful.set(key, JSON.stringify(value));
  }
}

/** Calls back when another tab changes the value; returns the way to stop. */
export function onStored({ shopId, name }: Place, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === null || event.key === keyOf(shopId, name)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
