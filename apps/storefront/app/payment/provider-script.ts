import { delay } from '@tischlein/ui/delay';

// S2 §4 Checkout steps: 'retries with a growing delay when the provider script is not ready'.
const DELAYS_MS = [50, 100, 200, 400, 800, 1600, 3200];

const loading = new Map<string, Promise<boolean>>();

/** Loads a provider's script and returns the global it defines; null if it could not be loaded. */
export async function loadProviderScript<Surface>(
  address: string,
  read: () => Surface | null,
): Promise<Surface | null> {
  const work = loading.get(address) ?? load(address);
  loading.set(address, work);
  if (!(await work)) {
    // The next tap tries again.
    loading.delete(address);
    return null;
  }
  for (const milliseconds of DELAYS_MS) {
    const surface = read();
    if (surface) return surface;
    await delay(milliseconds);
  }
  return read();
}

function load(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}

/**
 * Returns whether provider scripts need a new document: only the Content-Security-Policy of the pages that pay allows
 * them, and links within the shop keep the previous document.
 */
export function needsOwnDocument(scripts: readonly string[], documentPage: string): boolean {
  return !PAGES_THAT_PAY.includes(documentPage) && scripts.some((script) => !script.startsWith('/'));
}

const PAGES_THAT_PAY = ['checkout', 'tableBill'];

/** The page this document was rendered for; the URL changes with every link. */
export const documentPage = (): string => document.getElementById('root')?.dataset['page'] ?? '';
