import {
  fillMailText,
  MAIL_PARTS,
  type MailKind,
  type MailPart,
  type MailText,
  type MailValues,
} from '@tischlein/domain/shop';
import type { MailBlock } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

/** The words that shops may change, as they are by default. */
export const DEFAULT_MAIL_TEXTS: Readonly<Record<MailKind, Required<MailText>>> = {
  orderPlaced: {
    subject: 'Deine Bestellung {nummer} bei {restaurant}',
    intro: 'Deine Bestellung ist bei uns angekommen.',
    closing: '',
  },
  orderAccepted: {
    subject: 'Deine Bestellung {nummer} ist angenommen – {restaurant}',
    intro: 'Gute Nachricht, {name}: Wir bereiten Deine Bestellung zu.',
    closing: '',
  },
  orderRefused: {
    subject: 'Deine Bestellung {nummer} konnten wir nicht annehmen – {restaurant}',
    intro: 'Leider können wir Deine Bestellung nicht annehmen, {name}.',
    closing: '',
  },
  orderCancelled: {
    subject: 'Deine Bestellung {nummer} wurde storniert – {restaurant}',
    intro: 'Leider mussten wir Deine Bestellung stornieren, {name}.',
    closing: '',
  },
  orderRefunded: {
    subject: 'Erstattung zu Deiner Bestellung {nummer} – {restaurant}',
    intro: 'Wir haben Dir {betrag} erstattet, {name}.',
    closing: '',
  },
  feedbackInvited: {
    subject: 'Wie hat es geschmeckt? Deine Bestellung bei {restaurant}',
    intro:
      'Du hast am {zeit} Uhr bei uns bestellt (Nummer {nummer}). Gib den Gerichten Sterne und schreib uns, was gut war und was nicht.',
    closing: '',
  },
  signInLink: {
    subject: 'Dein Link zum Anmelden – {restaurant}',
    intro: 'Mit diesem Link meldest Du Dich bei {restaurant} an.',
    closing: '',
  },
  reservationRequested: {
    subject: 'Deine Anfrage für {zeit} – {restaurant}',
    intro: 'Hallo {name}, wir prüfen kurz und antworten Dir per E-Mail.',
    closing: '',
  },
  reservationConfirmed: {
    subject: 'Dein Tisch am {zeit} – {restaurant}',
    intro: 'Wir freuen uns auf Euch, {name}. Eine Kalenderdatei hängt an.',
    closing: '',
  },
  reservationDeclined: {
    subject: 'Leider kein Tisch am {zeit} – {restaurant}',
    intro: 'Hallo {name}, zu dieser Zeit können wir Euch nicht unterbringen.',
    closing: '',
  },
};

export interface MailWords {
  readonly subject: string;
  readonly intro: readonly MailBlock[];
  readonly closing: readonly MailBlock[];
}

interface WordsOptions {
  /** Absent: `DEFAULT_MAIL_TEXTS`. */
  readonly defaults?: MailText;
  /** Of this mail; the restaurant's name and phone are added. */
  readonly values: MailValues;
}

/** The words of a mail with its values: the shop's own, else the defaults. */
export function mailWords({ shop }: MailSender, kind: MailKind, { values, defaults = {} }: WordsOptions): MailWords {
  const own = shop.mailTexts?.[kind] ?? {};
  const all: MailValues = { restaurant: shop.restaurantName, telefon: shop.phone, ...values };
  const [subject, intro, closing] = MAIL_PARTS.map((part: MailPart) =>
    fillMailText(own[part] ?? defaults[part] ?? DEFAULT_MAIL_TEXTS[kind][part], all),
  );
  return { subject: subject ?? '', intro: toParagraphs(intro), closing: toParagraphs(closing) };
}

const toParagraphs = (text = ''): readonly MailBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }));
