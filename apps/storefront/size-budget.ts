import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { listStaticImports } from '../../tools/static-imports.ts';

interface Budget {
  readonly scriptsKb: number;
  readonly stylesKb: number;
}

/** Fails the client build if the first load of the start page, which is part of the entry, exceeds the budget. */
export function sizeBudget(budget: Budget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = listStaticImports(bundle, ({ isEntry }) => isEntry);
      const scripts = kilobytes(chunks.map((chunk) => chunk.code));
      const styles = kilobytes(listStyles(bundle, chunks));
      // Not `this.info`: builds print warnings only.
      process.stdout.write(`first load: ${scripts.toFixed(1)} kB scripts, ${styles.toFixed(1)} kB styles (brotli)\n`);
      if (scripts > budget.scriptsKb)
        this.error(`scripts of the first load: ${scripts.toFixed(1)} kB, allowed are ${budget.scriptsKb}`);
      if (styles > budget.stylesKb)
        this.error(`styles of the first load: ${styles.toFixed(1)} kB, allowed are ${budget.stylesKb}`);
    },
  };
}

function listStyles(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): (string | Uint8Array)[] {
  const names = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && names.has(output.fileName) ? [output.source] : [],
  );
}

function kilobytes(files: readonly (string | Uint8Array)[]): number {
  return files.reduce((all, file) => all + brotliCompressSync(file).length, 0) / 1000;
}
