import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { PageRequest, Renderer, RenderResult } from './render.ts';

/** The storefront and the office from their sources. */
export interface Development extends Renderer {
  /** Answers what belongs to a source file, a page of the office included; else calls `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  render(request: PageRequest): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Opens the sources through this module of the tools; the built server has no part in it. */
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
