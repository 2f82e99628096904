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
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key) || !manifest[key]) return;
    found.add(key);
    manifest[key].imports?.forEach(visit);
  };
  [entryKey, pageFile].forEach(visit);
  const chunks = [...found].flatMap((key) => manifest[key] ?? []);
  return {
    entry: addressOf(manifest[entryKey]?.file ?? ''),
    preloads: chunks.filter((chunk) => !chunk.isEntry).map((chunk) => addressOf(chunk.file)),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(addressOf),
  };
}

interface StyledInside {
  /** Stylesheets that stand in the document. */
  readonly styles: readonly string[];
  readonly files: LinkedFiles;
}

/** The page most guests begin with carries its styles: to ask for them would cost the first sight two round trips. */
export function withStylesInside(files: LinkedFiles, stylesheets: Readonly<Record<string, string>>): StyledInside {
  const textOf = (address: string): string | undefined => stylesheets[address.slice(1)];
  return {
    styles: files.styles.flatMap((address) => textOf(address) ?? []),
    files: { ...files, styles: files.styles.filter((address) => textOf(address) === undefined) },
  };
}

const addressOf = (file: string): string => `/${file}`;
