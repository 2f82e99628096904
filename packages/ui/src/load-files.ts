import { delay } from './delay.ts';

const PAUSES_MS = [500, 2000];

const loads = new Map<string, Promise<void>>();
/** The first file of each module that was imported: it is there without a connection, too. */
const imported = new Set<string | undefined>([undefined]);

/**
 * Loads late code: first its files, each in three tries at most, as the connection may be lost for a moment, then the modules,
 * which the browser's cache has by then. Without a connection it waits until the browser has one again; what it has imported
 * before needs none. It does not rely on a browser that reports no connection: a file that comes all the same proves it
 * wrong. A module that fails to load is never asked for again (Chromium 150), nor are those that import it (decision
 * 088). tools/late-code.ts writes a call of this around every `import()` of a build.
 */
export async function loadFiles<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  try {
    await Promise.all(files.map(loadOnce));
    // The browser may not have kept a file: then it requests it again, once and for all.
    if (!imported.has(files[0]) && !navigator.onLine && (await findMissing(files))) await whenOnline();
    const code = await load();
    imported.add(files[0]);
    return code;
  } catch (error) {
    dispatchEvent(new CustomEvent('caught', { detail: error }));
    throw error;
  }
}

function loadOnce(file: string): Promise<void> {
  const loading = loads.get(file) ?? loadFile(file);
  loads.set(file, loading);
  return loading;
}

// This code is in the folder 'assets' of a build, whose files are named from the folder above. Vite would look for the file itself.
const toAddress = (file: string): string => new URL(/* @vite-ignore */ `../${file}`, import.meta.url).href;

/** Whether one comes neither from the browser's cache nor over a connection that the browser does not know of. */
const findMissing = async (files: readonly string[]): Promise<boolean> =>
  (await Promise.all(files.map((file) => fetchScript(toAddress(file))))).includes(false);

async function loadFile(file: string): Promise<void> {
  const address = toAddress(file);
  const load = file.endsWith('.css') ? linkStyles : fetchScript;
  for (const pause of PAUSES_MS) {
    if (await load(address)) return;
    await delay(pause);
    await whenOnline();
  }
  if (await load(address)) return;
  loads.delete(file);
  throw new Error(`Unable to load ${address}`);
}

/** No try is spent while the browser knows that there is no connection. */
const whenOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** Not a preloading link: Chromium keeps its failure, too. Read to the end, or the browser may not store it. */
const fetchScript = (address: string): Promise<boolean> =>
  fetch(address)
    .then(async (answer) => {
      await answer.blob();
      return answer.ok;
    })
    .catch(() => false);

function linkStyles(href: string): Promise<boolean> {
  if (Array.from(document.styleSheets).some((sheet) => sheet.href === href)) return Promise.resolve(true);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
}
