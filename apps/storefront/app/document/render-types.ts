import type { OrderInfo, PublicShopConfig, Receipt } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { ShopView } from '../shop/shop-view.ts';

/**
 * The data of a page without the menu, which its code fetches. It is the same for every guest, so rendered pages can be
 * cached.
 */
export interface ShopData {
  readonly shop: ShopView;
  readonly period: DeliveryPeriod;
  /** The page's code fetches the menu of this version or a later one. */
  readonly menuVersion: number;
  /** Text of the static page shown. */
  readonly pageHtml: string | null;
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
  /** Path and query as requested, including the prefix: '/f=tramonto-mitte/checkout?a=1'. */
  readonly url: string;
  /** '' or '/f=tramonto-mitte' */
  readonly basename: string;
  /** 'https://shop.example', for canonical URLs */
  readonly origin: string;
  readonly shop: PublicShopConfig;
  readonly menu: MenuDocument;
  /** Version as announced by the shop's events. */
  readonly menuVersion: number;
  readonly period: DeliveryPeriod;
  /** Whether the operator has configured map tiles; without them, markers are on a plain background. */
  readonly hasMapTiles: boolean;
  /** The order of `/checkout/success/{orderId}`, without `contact`; null: no order with this id. */
  readonly order?: OrderInfo | null;
  /** The receipt of `/checkout/success/{orderId}/beleg`, without the buyer; null: there is none. */
  readonly receipt?: Receipt | null;
  /** The merchant's stylesheet, linked last. */
  readonly customCssHref?: string;
  readonly manifest: ClientManifest;
  /** The built stylesheets by file: 'assets/entry-1.css'. */
  readonly stylesheets: Readonly<Record<string, string>>;
}

interface RenderResult {
  readonly status: number;
  readonly html: string;
  /** Text of each inline <style>, in order, for the hashes of the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  /** Text of each inline <script> that runs, for the same purpose. */
  readonly inlineScripts: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;
