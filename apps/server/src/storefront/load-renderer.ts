import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientManifest,
  clientManifest,
  type Render,
  type Renderer,
  type RenderRequest,
} from '@tischlein/contract/render';

type Stylesheets = RenderRequest['stylesheets'];

interface Built {
  readonly render: Render;
  readonly manifest: ClientManifest;
  readonly stylesheets: Stylesheets;
}

/** The built storefront, loaded with the first page so that the server starts faster. */
export function createBuiltRenderer(folder: string): Renderer {
  let loading: Promise<Built> | undefined;
  return {
    render: async (request) => {
      const { render, ...client } = await (loading ??= load(folder));
      return render({ ...request, ...client });
    },
  };
}

async function load(folder: string): Promise<Built> {
  const manifest = clientManifest.parse(JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')));
  const entry: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server/entry.server.js')).href);
  if (!hasRender(entry)) throw new Error(`${folder}/server/entry.server.js exports no render`);
  return { render: entry.render, manifest, stylesheets: await readStylesheets(folder, manifest) };
}

async function readStylesheets(folder: string, manifest: ClientManifest): Promise<Stylesheets> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, await readFile(join(folder, 'client', file), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(Array.from(files, read)));
}

// The only interface between the apps; the contract describes it.
const hasRender = (entry: unknown): entry is { readonly render: Render } =>
  typeof entry === 'object' && entry !== null && 'render' in entry && typeof entry.render === 'function';
