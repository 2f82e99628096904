import {
  fillMailText,
  MAIL_PARTS,
  type MailKind,
  type MailPart,
  type MailText,
  type MailValues,
} from '@tischlein/domain/shop';
import { DEFAULT_MAIL_TEXTS } from '@tischlein/wording/documents';
import type { MailBlock } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

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
