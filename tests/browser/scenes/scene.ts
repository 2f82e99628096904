import type { Page } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Guest } from '../support/guest.ts';
import type { OwnShop, Owner } from '../support/owner.ts';

/** Who is there while a scene is shown. */
export interface SceneCast {
  readonly page: Page;
  readonly guest: Guest;
  readonly owner: Owner;
  /** The shop in which it plays, in the colours of the merchant whose turn it is. */
  readonly shop: OwnShop;
}

/** A dialog or a state of the shop: pictured by `npm run shots`, looked through by axe in every colour (CONTRIBUTING.md). */
export interface Scene {
  /** Words with hyphens, the screen first: 'dish-invalid'. The name of its pictures. */
  readonly name: string;
  /** What its shop has that the demo's branch has not. */
  readonly config?: Partial<Record<keyof ShopConfig, unknown>>;
  /** Its card, where the small one of all scenes does not do; the same function for the same card. */
  readonly menu?: (menu: MenuDocument) => MenuDocument;
  /** Pictured from top to bottom instead of one screen. */
  readonly isWholePage?: true;
  /** What of it axe looks at, where other scenes have the rest. */
  readonly part?: string;
  /** What the browser may complain about: 'status of 404'. */
  readonly expectedErrors?: RegExp;
  /** Leads a new guest there. Ends with something visible, so that the picture is of the state itself. */
  readonly show: (cast: SceneCast) => Promise<unknown>;
}
