/** The mails whose words a shop may change; what the law fixes (withdrawals, consents) is not among them. */
export const MAIL_KINDS = [
  'orderPlaced',
  'orderAccepted',
  'orderRefused',
  'orderCancelled',
  'orderRefunded',
  'feedbackInvited',
  'signInLink',
  'reservationRequested',
  'reservationConfirmed',
  'reservationDeclined',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_PARTS = ['subject', 'intro', 'closing'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

/** A shop's own words; absent: the default. Blank lines separate the paragraphs of intro and closing. */
export type MailText = Readonly<Partial<Record<MailPart, string>>>;
export type MailTexts = Readonly<Partial<Record<MailKind, MailText>>>;

/** Placeholders as merchants write them: '{nummer}'. */
export const MAIL_PLACEHOLDERS = ['name', 'nummer', 'zeit', 'restaurant', 'telefon', 'betrag'] as const;
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number];

const ALWAYS = ['name', 'restaurant', 'telefon'] as const;
const OF_ORDERS = [...ALWAYS, 'nummer', 'zeit'] as const;

/** What a mail can say: the time is that of the order, the promised one or that of the reservation. */
const PLACEHOLDERS: Readonly<Record<MailKind, readonly MailPlaceholder[]>> = {
  orderPlaced: OF_ORDERS,
  orderAccepted: OF_ORDERS,
  orderRefused: [...ALWAYS, 'nummer'],
  orderCancelled: [...ALWAYS, 'nummer'],
  orderRefunded: [...ALWAYS, 'nummer', 'betrag'],
  feedbackInvited: OF_ORDERS,
  signInLink: ['restaurant', 'telefon'],
  reservationRequested: [...ALWAYS, 'zeit'],
  reservationConfirmed: [...ALWAYS, 'zeit'],
  reservationDeclined: [...ALWAYS, 'zeit'],
};

export const listMailPlaceholders = (kind: MailKind): readonly MailPlaceholder[] => PLACEHOLDERS[kind];

/** Lists the names in braces that a mail cannot fill, each once: ['nummmer'] for 'Bestellung {nummmer}'. */
export function listUnknownPlaceholders(kind: MailKind, text: string): readonly string[] {
  const known: readonly string[] = PLACEHOLDERS[kind];
  const named = Array.from(text.matchAll(/\{([^{}\n]{0,60})\}/g), ([, name = '']) => name);
  return [...new Set(named)].filter((name) => !known.includes(name));
}

export type MailValues = Readonly<Partial<Record<MailPlaceholder, string>>>;

/** Replaces placeholders by their values; one that is empty goes with the comma or blank before it: 'Hallo, {name}!' → 'Hallo!' */
export const fillMailText = (text: string, values: MailValues): string =>
  text.replaceAll(/(,? ?)\{([a-z]+)\}/g, (written: string, before: string, name: string) => {
    const known = MAIL_PLACEHOLDERS.find((placeholder) => placeholder === name);
    const value = known && values[known];
    if (value === undefined) return written;
    return value === '' ? '' : `${before}${value}`;
  });
