import type { FeedbackMails, LegalEntity, PaymentMethod } from '@tischlein/domain/shop';

export type LegalProvider = 'stripe' | 'paypal' | 'amazonPay' | 'unzer';
export type LegalGeocoder = 'photon' | 'nominatim' | 'google';

/** The company behind a shop. Empty or absent: unknown, or it has none. */
export type LegalSeller = Partial<Omit<LegalEntity, 'taxNumber'>>;

/** Parts of a suggested text that are no placeholders. */
export interface TemplateFacts {
  /** 'YYYY-MM-DD' of the suggestion. */
  readonly date: string;
  /** Who runs the server, as a sentence; absent: the merchant names it. */
  readonly hosting?: string;
  /** The data protection authority; absent: the merchant names it. */
  readonly authority?: string;
}

/** Everything that the placeholders of legal texts stand for: the company of a shop and its real settings (S3 L12). */
export interface LegalFacts {
  readonly shopName: string;
  readonly seller: LegalSeller;
  readonly delivers: boolean;
  readonly letsPickUp: boolean;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Companies that carry out online payments. */
  readonly providers: readonly LegalProvider[];
  /** Where addresses are looked up; null: on the shop's own server. */
  readonly geocoder: { readonly kind: LegalGeocoder; readonly host: string } | null;
  /** null: the server sends mails itself or keeps them as files. */
  readonly mailHost: string | null;
  readonly hasMaps: boolean;
  readonly hasAccounts: boolean;
  /** Guests can apply for jobs. */
  readonly hasJobs: boolean;
  readonly takesReservations: boolean;
  /** Guests who are asked by mail how it tasted; null: none. */
  readonly feedbackMails: FeedbackMails | null;
  /** Guests are asked whether their visits may be counted. */
  readonly countsVisits: boolean;
  /** Another host that counts them; null: the shop's own server. */
  readonly countingHost: string | null;
  readonly sellsAlcohol: boolean;
  /** Some articles carry the right of withdrawal. */
  readonly sellsReturnable: boolean;
  readonly keepDays: LegalRetention;
}

/** Days after which data are deleted. */
export interface LegalRetention {
  readonly sentMails: number;
  readonly addresses: number;
  readonly couponReservations: number;
  readonly unconfirmedConsents: number;
  readonly applications: number;
  readonly reservations: number;
  readonly feedback: number;
  readonly visits: number;
  readonly guestCookie: number;
  readonly accountSession: number;
}

/** Lines of one Markdown paragraph; two spaces at the end break the line. */
export const breakLines = (lines: readonly string[]): string => lines.filter(Boolean).join('  \n');

export const joinParagraphs = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join('\n\n');

export const bullets = (items: readonly (string | false)[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');

/** '20.11.2026' for '2026-11-20' */
export const germanDate = (date: string): string => date.split('-').toReversed().join('.');

export const days = (count: number): string => (count === 1 ? 'einem Tag' : `${count} Tagen`);
