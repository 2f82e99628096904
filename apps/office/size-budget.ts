import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { listStaticImports } from '../../tools/static-imports.ts';

/** The page that opens after signing in. */
const FIRST_PAGE = '/desk/desk-page.tsx';

/** Fails the build if the frame and the first page have more script than this, compressed with gzip. */
export const sizeBudget = (scriptsKb: number): Plugin => ({
  name: 'size-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = listStaticImports(
      bundle,
      ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(FIRST_PAGE) === true,
    );
    const scripts = chunks.reduce((all, { code }) => all + gzipSync(code, { level: 9 }).length, 0) / 1000;
    process.stdout.write(`first page of the office: ${scripts.toFixed(1)} kB scripts (gzip)\n`);
    if (scripts > scriptsKb)
      this.error(`scripts of the office's first page: ${scripts.toFixed(1)} kB, allowed are ${scriptsKb}`);
  },
});
