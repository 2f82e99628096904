import type { OrderInfo, PublicShopConfig, Receipt } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';

/** Vite's `.vite/manifest.json` of the client build. */
export type ClientManifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>;

/** The built stylesheets by their file: 'assets/entry-1.css'. */
export type Stylesheets = Readonly<Record<string, string>>;

/** What the storefront needs to render a page; its own `render-types.ts` says the same. */
export interface PageRequest {
  /** Path and query as asked for, the prefix included: '/f=tramonto-mitte/checkout?a=1'. */
  readonly url: string;
  /** '' or '/f=tramonto-mitte'. */
  readonly basename: string;
  /** 'https://shop.example', for canonical addresses. */
  readonly origin: string;
  readonly shop: PublicShopConfig;
  readonly menu: MenuDocument;
  /** Which state of it, as the shop's events tell it. */
  readonly menuVersion: number;
  readonly period: DeliveryPeriod;
  /** Whether maps have tiles. */
  readonly hasMapTiles: boolean;
  /** The order of `/checkout/success/{orderId}`, without `contact`; null: there is none with this id. */
  readonly order?: OrderInfo | null;
  /** The receipt of `/checkout/success/{orderId}/beleg`, without its buyer; null: there is none. */
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
  /** Text of each inline <style>, in order, for the hashes of the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  /** Text of each inline <script> that runs, likewise. */
  readonly inlineScripts: readonly string[];
}

/** The storefront, ready to render: built, or by Vite in development. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderResult>;
}
