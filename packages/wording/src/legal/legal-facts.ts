import type { FeedbackMails, PaymentMethod } from '@tischlein/domain/shop';

export type LegalProvider = 'stripe' | 'paypal' | 'amazonPay' | 'unzer';
export type LegalGeocoder = 'photon' | 'nominatim' | 'google';

/** The company behind a shop. Empty or absent: unknown, so that the text gets a placeholder. */
export interface LegalSeller {
  readonly name?: string;
  readonly street?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Who represents it; null: it needs nobody, as a sole trader. */
  readonly representedBy?: string | null;
  /** 'Amtsgericht Berlin-Charlottenburg, HRB 123456'; null: not registered. */
  readonly register?: string | null;
  /** null: it has none. */
  readonly vatId?: string | null;
}

/** Everything the suggested legal texts say about one shop: its company and its real settings. */
export interface LegalFacts {
  readonly shopName: string;
  /** 'YYYY-MM-DD' of the suggestion. */
  readonly date: string;
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
  /** Who runs the server, as a sentence; absent: a placeholder. */
  readonly hosting?: string;
  /** The data protection authority; absent: a placeholder. */
  readonly authority?: string;
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

/** The value, or a placeholder that the merchant has to replace. */
export const orPlaceholder = (value: string | undefined, name: string): string => value?.trim() || `[[${name}]]`;

/** Lines of the company's postal address. */
export const addressLines = ({ name, street, zip, city }: LegalSeller): readonly string[] => [
  orPlaceholder(name, 'Name des Unternehmens mit Rechtsform'),
  orPlaceholder(street, 'Straße und Hausnummer'),
  `${orPlaceholder(zip, 'PLZ')} ${orPlaceholder(city, 'Ort')}`,
];

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
