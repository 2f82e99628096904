import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const DEFINITIONS = /\/packages\/contract\/src\/calls\/(?!index)[\w-]+\.ts$/;

/**
 * Reduces the definitions of calls to method and path in production builds, so that browsers load no schemas. Without
 * schemas the client trusts the answers.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    async load(file) {
      if (!DEFINITIONS.test(file)) return null;
      const module: object = await import(pathToFileURL(file).href);
      const calls = Object.entries(module).flatMap(([name, value]) => (isCall(value) ? writeCall(name, value) : []));
      return calls.length === 0 ? null : calls.join('\n');
    },
  };
}

interface Sent {
  readonly method: string;
  readonly path: string;
}

const isCall = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const writeCall = (name: string, { method, path }: Sent): string =>
  `export const ${name} = ${JSON.stringify({ method, path })};`;
