import type { OrderInfo, PublicShopConfig } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { ShopView } from './shop-view.ts';

/** What a page is made of. The same for every guest, so a rendered page can be kept and served to all. */
export interface ShopData {
  readonly shop: ShopView;
  readonly menu: MenuDocument;
  readonly period: DeliveryPeriod;
  /** Markdown of the static page that is shown. */
  readonly pageText: string | null;
  /** The order that is shown. */
  readonly order: OrderInfo | null;
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
  readonly period: DeliveryPeriod;
  /** The order of `/checkout/success/{orderId}`, without `contact`; null: there is none with this id. */
  readonly order?: OrderInfo | null;
  /** The merchant's stylesheet, linked last. */
  readonly customCssHref?: string;
  readonly manifest: ClientManifest;
}

interface RenderResult {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Text of each inline <style>, in order, for the hashes of the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;
