import type { GuestMenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { z } from 'zod';
import { mapCredit } from './shop/map-credit.ts';
import {
  codeLink,
  deliveryPeriod,
  guestMenuDocument,
  linkedReservation,
  orderInfo,
  type PublicShopConfig,
  publicShopConfig,
  receipt,
} from './shop/index.ts';

const shop: z.ZodType<PublicShopConfig> = publicShopConfig;
const menu: z.ZodType<GuestMenuDocument> = guestMenuDocument;
const period: z.ZodType<DeliveryPeriod> = deliveryPeriod;

/** The data for rendering a page: what the server hands the storefront's renderer. */
export const pageRequest = z.object({
  /** Path and query as requested, including the prefix: '/f=tramonto-mitte/checkout?a=1'. */
  url: z.string(),
  /** '' or '/f=tramonto-mitte' */
  basename: z.string(),
  /** 'https://shop.example', for canonical URLs */
  origin: z.string(),
  shop,
  menu,
  /** Version as announced by the shop's events. */
  menuVersion: z.int(),
  period,
  /** Whom maps with the operator's tiles name; null: there are none, and markers are on a plain background. */
  mapCredit: mapCredit.nullable(),
  /** Where the official picture of the notice on the legal guarantee is; without it, its words are shown (S3 L13). */
  guaranteeNotice: z.exactOptional(z.string()),
  /** Whether the page may register the service worker. */
  hasWorker: z.boolean(),
  /** The order of `/checkout/success/{orderId}`, without `contact`; null: no order with this id. */
  order: z.exactOptional(orderInfo.nullable()),
  /** The receipt of `/checkout/success/{orderId}/beleg`, without the buyer; null: there is none. */
  receipt: z.exactOptional(receipt.nullable()),
  /** Of `/abmelden/{type}/`: the address of the link, '' if it had none; `isDone`: it has just been unsubscribed. */
  unsubscribe: z.exactOptional(z.object({ email: z.string(), isDone: z.boolean() })),
  /** Of `/s/` and `/reservieren/`: what the code of the link leads to; null: the address had none. */
  codeLink: z.exactOptional(codeLink.nullable()),
  /** Of `/tr/{id}/{type}`; null: the link is not valid. */
  reservation: z.exactOptional(linkedReservation.nullable()),
  /** A page of a draft, for its staff only (S3 L1). */
  isPreview: z.exactOptional(z.boolean()),
  /** An archived shop: only the pages about its orders and its legal texts remain. */
  isArchived: z.exactOptional(z.boolean()),
  /** The merchant's stylesheet, linked last. */
  customCssHref: z.exactOptional(z.string()),
});
export type PageRequest = Readonly<z.infer<typeof pageRequest>>;

const files = z.exactOptional(z.array(z.string()));

/** Vite's `.vite/manifest.json` of the client build. */
export const clientManifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.exactOptional(z.boolean()), css: files, imports: files }),
);
export type ClientManifest = Readonly<z.infer<typeof clientManifest>>;

export interface RenderRequest extends PageRequest {
  readonly manifest: ClientManifest;
  /** The built stylesheets by file: 'assets/entry-1.css'. */
  readonly stylesheets: Readonly<Record<string, string>>;
}

export interface RenderResult {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Text of each inline <style>, in order, for the hashes of the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  /** Text of each inline <script> that runs, for the same purpose. */
  readonly inlineScripts: readonly string[];
}

/** What the storefront's server entry exports. */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Renders the storefront: the build, or Vite in development. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderResult>;
}
