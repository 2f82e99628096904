import type { Page } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Guest } from '../support/guest.ts';
import type { DemoShop, OwnShop, Owner } from '../support/owner.ts';

export interface SceneCast {
  readonly page: Page;
  readonly guest: Guest;
  readonly owner: Owner;
  /** The shop of the scene, in the colours of the current merchant. */
  readonly shop: OwnShop;
}

/**
 * A dialog or a state of the shop: photographed by `npm run shots`, checked by axe in every colour
 * (docs/testing.md).
 */
export interface Scene {
  /** Kebab case, the screen first: 'dish-invalid'. Also the file name of its screenshots. */
  readonly name: string;
  /** The scene that this one continues, in the same shop: `show` starts where that one ends. */
  readonly after?: Scene;
  /** A state of a page that another scene shows: axe checks it only in `npm run test:thorough`. */
  readonly isState?: true;
  /** Differences from the demo's branch. */
  readonly config?: Partial<Record<keyof ShopConfig, unknown>>;
  /** The demo shop whose menu, pictures and colours the scene's shop copies; 'tramonto-mitte' by default. */
  readonly model?: DemoShop;
  /** A menu other than the scenes' small one; scenes with the same function share a shop. */
  readonly menu?: (menu: MenuDocument) => MenuDocument;
  /** Photographs the whole page instead of one screen. */
  readonly isWholePage?: true;
  /** The part axe checks, if other scenes cover the rest. */
  readonly part?: string;
  /** Console errors to expect: 'status of 404'. */
  readonly expectedErrors?: RegExp;
  /** Leads a new guest there. Ends with a visibility assertion, so that the screenshot shows the final state. */
  readonly show: (cast: SceneCast) => Promise<unknown>;
}
