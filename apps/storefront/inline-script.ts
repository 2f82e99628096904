import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const PREFIX = 'inline-script:';

/** `import code from 'inline-script:./boot.ts'`: the module and its imports as one minified classic script. */
export function inlineScript(target: readonly string[]): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    resolveId(id, importer) {
      return id.startsWith(PREFIX) && importer ? PREFIX + resolve(dirname(importer), id.slice(PREFIX.length)) : null;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const input = id.slice(PREFIX.length);
      const result = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: [...target],
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      });
      if (!('output' in result)) throw new Error(`${input} is not one script`);
      return `export default ${JSON.stringify(result.output[0].code.trim())};`;
    },
  };
}
