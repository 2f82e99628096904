import type { Rolldown } from 'vite';

/** The wanted chunks of a build and all their static imports: what a browser loads before it runs them. */
export function listStaticImports(
  bundle: Rolldown.OutputBundle,
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) chunks.filter((other) => other.fileName === name).forEach(visit);
  };
  chunks.filter(isWanted).forEach(visit);
  return [...found];
}
