import type { OrderInfo, PublicShopConfig, Receipt } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { ShopView } from './shop-view.ts';

/** What a page is made of, besides the menu, which its code fetches. The same for every guest, so a rendered page can be kept and served to all. */
export interface ShopData {
  readonly shop: ShopView;
  readonly period: DeliveryPeriod;
  /** The menu of this version or a later one is what the page's code fetches. */
  readonly menuVersion: number;
  /** Markdown of the static page that is shown. */
  readonly pageText: string | null;
  /** The order that is shown. */
  readonly order: OrderInfo | null;
  readonly receipt: Receipt | null;
}

/** Vite's `.vite/manifest.json` of the client build. */
export type ClientManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
      readonly imports?: readonly string[];
    }
  >
>;

export interface RenderRequest {
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
  /** Whether the operator has chosen maps; without them markers stand on plain ground. */
  readonly hasMapTiles: boolean;
  /** The order of `/checkout/success/{orderId}`, without `contact`; null: there is none with this id. */
  readonly order?: OrderInfo | null;
  /** The receipt of `/checkout/success/{orderId}/beleg`, without its buyer; null: there is none. */
  readonly receipt?: Receipt | null;
  /** The merchant's stylesheet, linked last. */
  readonly customCssHref?: string;
  readonly manifest: ClientManifest;
  /** The built stylesheets by their file: 'assets/entry-1.css'. */
  readonly stylesheets: Readonly<Record<string, string>>;
}

interface RenderResult {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Text of each inline <style>, in order, for the hashes of the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  /** Text of each inline <script> that runs, likewise. */
  readonly inlineScripts: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;
