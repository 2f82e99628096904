import type { ShopConfig } from '@tischlein/domain/shop';
import type { Desk } from '../support/desk.ts';
import type { OwnShop, Owner } from '../support/owner.ts';

interface OfficeCast {
  /** The signed-in owner's browser. */
  readonly office: Desk;
  readonly owner: Owner;
  readonly shop: OwnShop;
}

/** A page or a state of the office: photographed by `npm run shots` at its four widths, checked by axe. */
export interface OfficeScene {
  /** Kebab case, 'office' first: 'office-settings'. */
  readonly name: string;
  /** A dialog or a state of a page that another scene shows: axe checks it only in `npm run test:thorough`. */
  readonly isState?: true;
  /** Differences from the demo's branch; scenes that change nothing in it share it. */
  readonly config?: Partial<Record<keyof ShopConfig, unknown>>;
  /** Console errors to expect: 'status of 404'. */
  readonly expectedErrors?: RegExp;
  /** Opens the page. Ends with a visibility assertion. */
  readonly show: (cast: OfficeCast) => Promise<unknown>;
}
