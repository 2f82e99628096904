import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { listStaticImports } from '../../tools/static-imports.ts';

interface Budget {
  readonly scriptsKb: number;
  readonly stylesKb: number;
  /** What the first load leaves to later, but every guest who orders loads. */
  readonly late: { readonly modules: readonly RegExp[]; readonly scriptsKb: number };
}

/**
 * Fails the client build if the first load of the start page, which is part of the entry, or the late code on the way to
 * the cart exceeds its budget.
 */
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
      const isLate = (id: string): boolean => budget.late.modules.some((modules) => modules.test(id));
      const late = listStaticImports(bundle, ({ moduleIds }) => moduleIds.some(isLate));
      const lateScripts = kilobytes(late.filter((chunk) => !chunks.includes(chunk)).map(({ code }) => code));
      process.stdout.write(`on the way to the cart: ${lateScripts.toFixed(1)} kB of late scripts (brotli)\n`);
      if (late.length === 0) this.error('no module leads to the cart');
      if (lateScripts > budget.late.scriptsKb)
        this.error(`late scripts: ${lateScripts.toFixed(1)} kB, allowed are ${budget.late.scriptsKb}`);
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
