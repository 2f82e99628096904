import { testMailSubject } from '@tischlein/wording/documents';
import { mailPage } from './mail-page.ts';
import type { MailSender } from './order-mail.ts';

/** A mail in its two forms: text and HTML. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Files attached for the guest to keep. */
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly text: string;
  /** Absent: plain text. */
  readonly type?: string;
  /** Of a file that is no text. */
  readonly encoding?: 'base64';
}

/** A row with an amount at its right edge. */
export interface MailRow {
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
  readonly isTotal: boolean;
}

/** A fact beside its name: 'Wann'. */
export interface MailFact {
  readonly name: string;
  readonly text: string;
  readonly detail: string;
}

export type MailBlock =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'link' | 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'foot'; readonly lines: readonly string[]; readonly links: MailSender['legalPages'] };

export interface MailContent {
  readonly subject: string;
  readonly sender: MailSender;
  readonly blocks: readonly MailBlock[];
}

/** A link, unless there is nothing to link to. */
export const linkTo = (text: string, url: string | null): readonly MailBlock[] =>
  url === null ? [] : [{ kind: 'link', text, url }];

/** The mail of a test order, as its guest would get it. */
export const markTestMail = <Marked extends Mail>(mail: Marked): Marked => ({
  ...mail,
  subject: testMailSubject(mail.subject),
});

const COLUMNS = 64;

/** Renders both forms. Guest input is escaped in the HTML and kept out of the headers. */
export function renderMail(content: MailContent): Mail {
  return {
    subject: content.subject.replace(/[\u0000-\u001f\u007f]+/g, ' '),
    text: `${content.blocks.map(asText).join('\n\n')}\n`,
    html: mailPage(content),
  };
}

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(COLUMNS, block.text.length))}`;
    case 'paragraph':
      return block.text;
    case 'rows':
      return block.rows.map(rowAsText).join('\n');
    case 'facts':
      return block.facts.map(factAsText).join('\n');
    case 'link':
    case 'button':
      return `${block.text}:\n${block.url}`;
    case 'foot':
      return ['--', ...block.lines, ...block.links.map(({ title, url }) => `${title}: ${url}`)].join('\n');
  }
}

const factAsText = ({ name, text, detail }: MailFact): string =>
  [`${name}: ${text}`, ...(detail === '' ? [] : [`   ${detail}`])].join('\n');

function rowAsText({ name, details, amount }: MailRow): string {
  const room = COLUMNS - amount.length - 1;
  return [`${name.padEnd(room)} ${amount}`, ...details.map((detail) => `   ${detail}`)].join('\n');
}
