import type { Menu } from '../menu/menu.ts';
import type { LegalEntity } from './legal-entity.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { ShopConfig } from './shop-config.ts';
import type { TextStates } from './text-state.ts';

/** What a shop needs before it opens, in the order in which the office lists it (S3 L1). */
export const OPENING_DUTIES = [
  'legalEntity',
  'taxNumber',
  'imprint',
  'privacy',
  'terms',
  'hours',
  'orderType',
  'zone',
  'payment',
  'dish',
  'reusables',
] as const;
export type OpeningDuty = (typeof OPENING_DUTIES)[number];

/** Everything that the duties look at. */
export interface OpeningFacts {
  readonly config: ShopConfig;
  readonly legalEntity: LegalEntity | null;
  readonly menu: Menu;
  /** Methods of the shop that guests can pay with; methods without an account at a provider are not among them. */
  readonly payable: readonly PaymentMethod[];
  /** Absent: only what the texts say by themselves counts. */
  readonly texts?: TextStates;
}
