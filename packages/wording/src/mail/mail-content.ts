import { mailPage } from './mail-page.ts';
import type { MailSender } from './order-mail.ts';

/** A mail in its two forms: text and HTML. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Text files attached for the guest to keep. */
  readonly attachments?: readonly { readonly name: string; readonly text: string }[];
}

/** A row with an amount at its right edge. */
export interface MailRow {
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
  readonly isTotal: boolean;
}

export type MailBlock =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'link' | 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'foot'; readonly lines: readonly string[]; readonly links: MailSender['legalPages'] };

export interface MailContent {
  readonly subject: string;
  readonly sender: MailSender;
  readonly blocks: readonly MailBlock[];
}

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
    case 'link':
    case 'button':
      return `${block.text}:\n${block.url}`;
    case 'foot':
      return ['--', ...block.lines, ...block.links.map(({ title, url }) => `${title}: ${url}`)].join('\n');
  }
}

function rowAsText({ name, details, amount }: MailRow): string {
  const room = COLUMNS - amount.length - 1;
  const first = amount === '' ? name : `${name.padEnd(room)} ${amount}`;
  return [first, ...details.map((detail) => `   ${detail}`)].join('\n');
}
