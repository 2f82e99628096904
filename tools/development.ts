import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type PageRequest, pageRequest, type RenderResult } from '@tischlein/contract/render';
import { createServer } from 'vite';

// Replaces the build's manifest: one entry, which loads its styles itself.
const MANIFEST = { 'app/entry.client.tsx': { file: 'app/entry.client.tsx', isEntry: true } };

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves storefront and office from their sources with hot reload; the server loads this in `npm run dev`. */
export async function openDevelopment(): Promise<{
  readonly handle: Handle;
  readonly render: (request: PageRequest) => Promise<RenderResult>;
  readonly close: () => Promise<void>;
}> {
  const storefront = await serveSources('storefront', 24_678);
  const office = await serveSources('office', 24_679);
  return {
    handle: (request, response, next) => {
      const app = request.url?.startsWith('/office') ? office : storefront;
      app.middlewares(request, response, next);
    },
    render: async (request) => {
      const { render } = await storefront.ssrLoadModule('/app/entry.server.tsx');
      pageRequest.parse(request);
      return render({ ...request, manifest: MANIFEST, stylesheets: {} });
    },
    close: async () => {
      await Promise.all([storefront.close(), office.close()]);
    },
  };
}

function serveSources(app: 'storefront' | 'office', hmrPort: number) {
  const root = resolve('apps', app);
  return createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    appType: app === 'office' ? 'spa' : 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  });
}
