import type { ClientManifest } from '@tischlein/contract/render';

/** Files linked in a document's head. */
export interface LinkedFiles {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** Collects from the manifest the entry, the modules that lead to the page, and all their static imports. */
export function linkedFiles(manifest: ClientManifest, pageFiles: readonly string[]): LinkedFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key) || !manifest[key]) return;
    visited.add(key);
    manifest[key].imports?.forEach(visit);
  };
  [entryKey, ...pageFiles].forEach(visit);
  const chunks = [...visited].flatMap((key) => manifest[key] ?? []);
  return {
    entry: toAddress(manifest[entryKey]?.file ?? ''),
    preloads: chunks.filter((chunk) => !chunk.isEntry).map((chunk) => toAddress(chunk.file)),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(toAddress),
  };
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
