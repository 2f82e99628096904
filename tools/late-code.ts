import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { listStaticImports } from './static-imports.ts';

/** What Vite names the function that it writes around every `import()`. */
const VITE_HELPER = '\0vite/preload-helper.js';

const LOAD_FILES = fileURLToPath(import.meta.resolve('@tischlein/ui/load-files'));

/** Lets `loadFiles` load late code: with all files that it needs and that the file which imports it does not have yet. */
export function lateCode(): Plugin {
  let built: Rolldown.OutputBundle = {};
  const resolveDependencies = (
    file: string,
    files: string[],
    { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
  ): string[] => {
    if (hostType === 'html') return files;
    const present = listStaticImports(built, ({ isEntry, fileName }) => isEntry || fileName === hostId);
    // In the same order everywhere, which compresses better; the order of stylesheets counts.
    const isStyle = (name: string): boolean => name.endsWith('.css');
    const sorted = [...files.filter((name) => !isStyle(name)).toSorted(), ...files.filter(isStyle)];
    return [...new Set([file, ...sorted])].filter((name) => present.every(({ fileName }) => fileName !== name));
  };
  return {
    name: 'late-code',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    load: (id) =>
      id === VITE_HELPER ? `export { loadFiles as __vitePreload } from ${JSON.stringify(LOAD_FILES)};` : null,
    generateBundle(_options, bundle) {
      built = bundle;
    },
  };
}
