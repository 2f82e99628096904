import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OfficeCall } from '../http/office-call.ts';

type LoadDemo = (call: OfficeCall) => Promise<void>;

/** Creates the demo shops of this folder through the office's own calls (spec 4 'Demo'). */
export async function loadDemo(folder: string, call: OfficeCall): Promise<void> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'load.ts')).href);
  if (!isLoader(module)) throw new Error(`${folder}/load.ts exports no loadDemo`);
  await module.loadDemo(call);
}

// The server knows the demo by this function only; the demo imports nothing of the server.
const isLoader = (module: unknown): module is { readonly loadDemo: LoadDemo } =>
  typeof module === 'object' && module !== null && 'loadDemo' in module && typeof module.loadDemo === 'function';
