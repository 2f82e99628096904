import type { OrderInfo, PublicShopConfig, Receipt } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';

/** Vite's `.vite/manifest.json` of the client build. */
export type ClientManifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>;

/** Built stylesheets by file name: 'assets/entry-1.css'. */
export type Stylesheets = Readonly<Record<string, string>>;

/** The data for rendering a page; same as the storefront's `render-types.ts`. */
export interface PageRequest {
  /** Path and query including the prefix: '/f=tramonto-mitte/checkout?a=1'. */
  readonly url: string;
  /** '' or '/f=tramonto-mitte'. */
  readonly basename: string;
  /** 'https://shop.example', for canonical URLs. */
  readonly origin: string;
  readonly shop: PublicShopConfig;
  readonly menu: MenuDocument;
  /** The menu version that the shop's events refer to. */
  readonly menuVersion: number;
  readonly period: DeliveryPeriod;
  /** Whether map tiles are available. */
  readonly hasMapTiles: boolean;
  /** The order of `/checkout/success/{orderId}`, without `contact`; null if there is none. */
  readonly order?: OrderInfo | null;
  /** The receipt of `/checkout/success/{orderId}/beleg`, without its buyer; null if there is none. */
  readonly receipt?: Receipt | null;
  /** The merchant's stylesheet, linked last. */
  readonly customCssHref?: string;
}
export interface RenderRequest extends PageRequest {
  readonly manifest: ClientManifest;
  readonly stylesheets: Stylesheets;
}

export interface RenderResult {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Contents of the inline <style> elements in order, for the hashes of the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  /** Contents of the inline scripts, likewise. */
  readonly inlineScripts: readonly string[];
}

/** Renders the storefront: the build, or Vite in development. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderResult>;
}
