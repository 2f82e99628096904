import type { ShopDay } from '../shop-day.ts';

/** Where data of a guest are; each room of the server contributes what it holds. */
export const PERSONAL_PARTS = [
  'account',
  'order',
  'coupon',
  'push',
  'mail',
  'group',
  'table',
  'reservation',
  'feedback',
  'advertising',
  'objection',
  'application',
  'withdrawal',
  'receipt',
  'electronicInvoice',
  'block',
] as const;
export type PersonalPart = (typeof PERSONAL_PARTS)[number];

/** What an entry says, in the order in which it is shown. */
export const PERSONAL_FACTS = [
  'number',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'address',
  'birthday',
  'placedAt',
  'confirmedAt',
  'startsAt',
  'people',
  'deliveryType',
  'payment',
  'total',
  'articles',
  'noteKitchen',
  'noteDelivery',
  'coupon',
  'table',
  'state',
  'wish',
  'message',
  'job',
  'file',
  'stars',
  'text',
  'answer',
  'textVersion',
  'proof',
  'withdrawnAt',
  'iban',
  'items',
  'device',
  'document',
  'reason',
  'until',
] as const;
export type PersonalFact = (typeof PERSONAL_FACTS)[number];

/** Why something stays after a deletion. */
export const KEPT_REASONS = ['receipt', 'letter', 'objection', 'block', 'franchiseAccount'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** Something stored about a guest. */
export interface PersonalEntry {
  readonly part: PersonalPart;
  readonly facts: Readonly<Partial<Record<PersonalFact, string>>>;
  /** Id of the order, for links; absent: no order. */
  readonly order?: string;
  /** Stays after a deletion; absent: goes, or loses what says whose it is. */
  readonly kept?: {
    readonly reason: KeptReason;
    /** null: no fixed day. */ readonly until: ShopDay | null;
  };
}

/** What makes a deletion wait: data that a contract still needs. */
export type Hindrance =
  | { readonly kind: 'order'; readonly number: number }
  | { readonly kind: 'refund'; readonly number: number }
  | { readonly kind: 'reservation'; readonly startsAt: string };
