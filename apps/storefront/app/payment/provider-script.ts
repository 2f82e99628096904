// 'retries with a growing delay when the provider script is not ready' (S2 §4).
const DELAYS_MS = [50, 100, 200, 400, 800, 1600, 3200];

const loading = new Map<string, Promise<boolean>>();

/** Loads a provider's script and gives what it puts into the page; null: it did not come. */
export async function loadProviderScript<Surface>(
  address: string,
  read: () => Surface | null,
): Promise<Surface | null> {
  const work = loading.get(address) ?? load(address);
  loading.set(address, work);
  if (!(await work)) {
    // The next touch tries again.
    loading.delete(address);
    return null;
  }
  for (const delay of DELAYS_MS) {
    const surface = read();
    if (surface) return surface;
    await new Promise((resolve) => setTimeout(resolve, delay));
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
 * Whether scripts of others need another document: only the checkout's own lets them in. Whoever came by a link within the shop has
 * the document of the page before.
 */
export function needsOwnDocument(scripts: readonly string[], documentPage: string): boolean {
  return documentPage !== 'checkout' && scripts.some((script) => !script.startsWith('/'));
}

/** The page for which this document was made; the address says less, for it changes with every link. */
export const documentPage = (): string => document.getElementById('root')?.dataset['page'] ?? '';
