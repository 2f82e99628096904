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
      return `export default ${JSON.stringify(await buildScript(id.slice(PREFIX.length), target))};`;
    },
  };
}

/** Builds a service worker as one file with an address that never changes. */
export function serviceWorker(input: string, fileName: string, target: readonly string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await buildScript(input, target);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function buildScript(input: string, target: readonly string[]): Promise<string> {
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
  return result.output[0].code.trim();
}
