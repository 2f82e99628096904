import { importDemo } from '../import-demo.ts';
import type { OfficeFetch } from './office-fetch.http.ts';

type LoadDemo = (fetch: OfficeFetch) => Promise<void>;

/** Creates the demo shops of a folder through the office API (S4 Demo). */
export async function loadDemo(folder: string, fetch: OfficeFetch): Promise<void> {
  const module: unknown = await importDemo(folder, 'load');
  if (!isLoader(module)) throw new Error(`${folder}/load exports no loadDemo`);
  await module.loadDemo(fetch);
}

// The server knows the demo only by this function; the demo does not import the server.
const isLoader = (module: unknown): module is { readonly loadDemo: LoadDemo } =>
  typeof module === 'object' && module !== null && 'loadDemo' in module && typeof module.loadDemo === 'function';
