import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientManifest, Renderer, RenderRequest, RenderResult } from './render.ts';

type Render = (request: RenderRequest) => Promise<RenderResult>;

/** The built storefront in this folder; loaded with the first page, so that the server starts without waiting for it. */
export function builtRenderer(folder: string): Renderer {
  let loading: Promise<{ readonly render: Render; readonly manifest: ClientManifest }> | undefined;
  return {
    render: async (request) => {
      const { render, manifest } = await (loading ??= load(folder));
      return render({ ...request, manifest });
    },
  };
}

async function load(folder: string): Promise<{ readonly render: Render; readonly manifest: ClientManifest }> {
  const manifest: ClientManifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'));
  const entry: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server/entry.server.js')).href);
  if (!hasRender(entry)) throw new Error(`${folder}/server/entry.server.js exports no render`);
  return { render: entry.render, manifest };
}

// The apps know each other by this function only; its types are those of the storefront's render-types.ts.
const hasRender = (entry: unknown): entry is { readonly render: Render } =>
  typeof entry === 'object' && entry !== null && 'render' in entry && typeof entry.render === 'function';
