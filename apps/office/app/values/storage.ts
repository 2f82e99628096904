export const PREFIX = 'tischlein:office:';

// Fallback if the browser refuses storage (private windows, full disk): values last until the page is left.
const fallback = new Map<string, string>();

/** Reads a value that this device remembers; null if there is none. */
export function readDevice(name: string): unknown {
  try {
    const text = fallback.get(name) ?? window.localStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Has this device remember a value; null deletes it. */
export function writeDevice(name: string, value: unknown): void {
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, JSON.stringify(value));
    fallback.delete(name);
  } catch {
    fallback.set(name, JSON.stringify(value));
  }
}
