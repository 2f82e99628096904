import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** What a browser notices of itself. It has no text that may hold what a guest has typed. */
export type Noticed =
  | {
      readonly kind: 'error';
      readonly name: string;
      readonly file: string | null;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly kind: 'loadFailed';
      readonly what: 'script' | 'style' | 'picture' | 'other';
      readonly file: string | null;
    }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'INP' | 'CLS'; readonly value: number; readonly page: string };

interface WatchOptions {
  /** Takes each thing once. */
  readonly note: (noticed: Noticed) => void;
  /** The page shown, for web vitals. */
  readonly page: () => string;
}

/** A page in a loop of errors must not flood the server. */
const MOST = 20;

/** Notes script errors, files that fail to load, and web vitals, from the start of the document on. */
export function watchBrowser({ note, page }: WatchOptions): void {
  const seen = new Set<string>();
  const noteOnce = (noticed: Noticed | null): void => {
    const key = JSON.stringify(noticed);
    if (noticed === null || seen.has(key) || seen.size >= MOST) return;
    seen.add(key);
    note(noticed);
  };
  const heard = (event: Event): void => noteOnce(readEvent(event));
  for (const type of ['error', 'unhandledrejection', 'caught']) addEventListener(type, heard, true);
  window.earlyErrors?.forEach(heard);
  delete window.earlyErrors;
  const measured = ({ name, value }: Metric): void => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') note({ kind: 'vital', name, value, page: page() });
  };
  onLCP(measured);
  onINP(measured);
  onCLS(measured);
}

declare global {
  interface Window {
    /** Error events since the start of the document, until they are watched. */
    earlyErrors?: Event[];
  }
}

function readEvent(event: Event): Noticed | null {
  // Without a connection nothing loads, and no report arrives.
  if (!navigator.onLine) return null;
  if (event.target instanceof Element) return readElement(event.target);
  if (event instanceof PromiseRejectionEvent) return readError(event.reason);
  if (event instanceof CustomEvent) return readError(event.detail);
  return event instanceof ErrorEvent ? readError(event.error) : null;
}

function readElement(element: Element): Noticed | null {
  if (element instanceof HTMLScriptElement) return toLoadFailed('script', element.src);
  if (element instanceof HTMLLinkElement)
    return toLoadFailed(
      element.rel === 'stylesheet' ? 'style' : element.rel === 'modulepreload' ? 'script' : 'other',
      element.href,
    );
  if (element instanceof HTMLImageElement) return toLoadFailed('picture', element.currentSrc || element.src);
  return null;
}

type What = Extract<Noticed, { readonly kind: 'loadFailed' }>['what'];

const toLoadFailed = (what: What, address: string): Noticed | null =>
  isForeign(address) ? null : { kind: 'loadFailed', what, file: toOwnFile(address) };

const MODULE_FAILED = /dynamically imported module|Importing a module script|Unable to load/;
const ADDRESS = /https?:\/\/[^\s)]+?(?=[\s)]|$)/;
const PLACE = /(https?:\/\/[^\s)]+?):(\d+):(\d+)/g;

/** Errors of browser extensions and of other sites' scripts are not ours. */
function readError(error: unknown): Noticed | null {
  if (!(error instanceof Error)) return null;
  if (MODULE_FAILED.test(error.message)) return toLoadFailed('script', ADDRESS.exec(error.message)?.[0] ?? '');
  const places = Array.from((error.stack ?? '').matchAll(PLACE), ([, address = '', line, column]) => ({
    file: toOwnFile(address),
    isForeign: isForeign(address),
    line: Number(line),
    column: Number(column),
  }));
  if (places.length > 0 && places.every((place) => place.isForeign)) return null;
  const { file, line, column } = places.find((place) => place.file !== null) ?? { file: null, line: 0, column: 0 };
  return { kind: 'error', name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error', file, line, column };
}

const isForeign = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.origin !== location.origin;
};

/** '/assets/3fa9c1.js'; null: no file of our build, so that its address may name a guest. */
function toOwnFile(address: string): string | null {
  const url = URL.parse(address, location.href);
  return url && url.origin === location.origin && /^\/(?:office\/)?assets\/[\w.-]{1,80}$/.test(url.pathname)
    ? url.pathname
    : null;
}
