import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { PageRequest, Renderer, RenderResult } from '@tischlein/contract/render';

/** Storefront and office, served from their sources. */
export interface Development extends Renderer {
  /** Serves a source file or an office page; calls `next` for anything else. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  render(request: PageRequest): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Loads the development server from tools/; a production server never calls this. */
export async function openDevelopment(file: string): Promise<Development> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!opensDevelopment(module)) throw new Error(`${file} exports no openDevelopment`);
  return module.openDevelopment();
}

const opensDevelopment = (module: unknown): module is { readonly openDevelopment: () => Promise<Development> } =>
  typeof module === 'object' &&
  module !== null &&
  'openDevelopment' in module &&
  typeof module.openDevelopment === 'function';
