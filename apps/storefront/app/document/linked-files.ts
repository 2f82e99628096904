import type { ClientManifest } from '../render-types.ts';

/** The files a document names in its head. */
export interface LinkedFiles {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** Walks the manifest from the entry and the page's module through what they import. */
export function linkedFiles(manifest: ClientManifest, pageFile: string): LinkedFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key) || !manifest[key]) return;
    visited.add(key);
    manifest[key].imports?.forEach(visit);
  };
  [entryKey, pageFile].forEach(visit);
  const chunks = [...visited].flatMap((key) => manifest[key] ?? []);
  return {
    entry: toAddress(manifest[entryKey]?.file ?? ''),
    preloads: chunks.filter((chunk) => !chunk.isEntry).map((chunk) => toAddress(chunk.file)),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(toAddress),
  };
}

interface InlinedStyles {
  /** Stylesheets that stand in the document. */
  readonly styles: readonly string[];
  readonly files: LinkedFiles;
}

/** The page most guests begin with carries its styles: to ask for them would cost the first sight two round trips. */
export function inlineStylesheets(files: LinkedFiles, stylesheets: Readonly<Record<string, string>>): InlinedStyles {
  const findStyles = (address: string): string | undefined => stylesheets[address.slice(1)];
  return {
    styles: files.styles.flatMap((address) => findStyles(address) ?? []),
    files: { ...files, styles: files.styles.filter((address) => findStyles(address) === undefined) },
  };
}

const toAddress = (file: string): string => `/${file}`;
