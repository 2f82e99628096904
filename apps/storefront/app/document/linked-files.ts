import type { ClientManifest } from '@tischlein/contract/render';

/** Files linked in a document's head. */
export interface LinkedFiles {
  readonly entry: string;
  /** The modules that the entry imports. */
  readonly preloads: readonly string[];
  /** The modules of the page, which the entry loads later. */
  readonly pageFiles: readonly string[];
  readonly styles: readonly string[];
}

/** Collects from the manifest the entry, the modules that lead to the page, and all their static imports. */
export function linkedFiles(manifest: ClientManifest, pageFiles: readonly string[]): LinkedFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const [entry, ...preloads] = listImports(manifest, [entryKey]);
  const chunks = listImports(manifest, [entryKey, ...pageFiles]);
  const toAddresses = (some: typeof chunks): string[] => some.map(({ file }) => toAddress(file));
  return {
    entry: toAddress(entry?.file ?? ''),
    preloads: toAddresses(preloads),
    pageFiles: toAddresses(chunks.slice(preloads.length + 1)),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(toAddress),
  };
}

/** These modules and all their static imports, in this order, each once. */
function listImports(manifest: ClientManifest, keys: readonly string[]): ClientManifest[string][] {
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key) || !manifest[key]) return;
    visited.add(key);
    manifest[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...visited].flatMap((key) => manifest[key] ?? []);
}

interface InlinedStyles {
  /** Text of the stylesheets to inline. */
  readonly styles: readonly string[];
  readonly files: LinkedFiles;
}

/** Inlines stylesheets: linking them would delay the first paint of the start page by two round trips. */
export function inlineStylesheets(files: LinkedFiles, stylesheets: Readonly<Record<string, string>>): InlinedStyles {
  const findStyles = (address: string): string | undefined => stylesheets[address.slice(1)];
  return {
    styles: files.styles.flatMap((address) => findStyles(address) ?? []),
    files: { ...files, styles: files.styles.filter((address) => findStyles(address) === undefined) },
  };
}

const toAddress = (file: string): string => `/${file}`;
