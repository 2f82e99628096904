/** A mail as it is sent: one content in two forms. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A line of a list with an amount at its right edge. */
export interface MailRow {
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
  readonly isTotal: boolean;
}

export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export interface MailContent {
  readonly subject: string;
  /** The shop's primary colour, '#rrggbb'. */
  readonly color: string;
  readonly blocks: readonly MailBlock[];
}

const COLUMNS = 64;

/** Both forms of a mail; nothing that a guest typed reaches its headers or its markup. */
export function mailOf(content: MailContent): Mail {
  return {
    subject: content.subject.replace(/[\u0000-\u001f\u007f]+/g, ' '),
    text: `${content.blocks.map(asText).join('\n\n')}\n`,
    html: asPage(content),
  };
}

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(COLUMNS, block.text.length))}`;
    case 'paragraph':
      return block.text;
    case 'rows':
      return block.rows.map(rowAsText).join('\n');
    case 'link':
      return `${block.text}:\n${block.url}`;
  }
}

function rowAsText({ name, details, amount }: MailRow): string {
  const room = COLUMNS - amount.length - 1;
  const first = amount === '' ? name : `${name.padEnd(room)} ${amount}`;
  return [first, ...details.map((detail) => `   ${detail}`)].join('\n');
}

function asPage({ subject, color, blocks }: MailContent): string {
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head><body style="margin:0">`,
    `<div style="max-width:36rem;margin:0 auto;padding:1.5rem;border-top:6px solid ${escaped(color)};font:16px/1.5 sans-serif">`,
    ...blocks.map(asHtml),
    '</div></body></html>',
  ].join('\n');
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="font-size:1.2rem;margin:1.5rem 0 .5rem">${escaped(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:.5rem 0">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'rows':
      return `<table role="presentation" style="width:100%;border-collapse:collapse">${block.rows.map(rowAsHtml).join('')}</table>`;
    case 'link':
      return `<p style="margin:.5rem 0"><a href="${escaped(block.url)}">${escaped(block.text)}</a></p>`;
  }
}

function rowAsHtml({ name, details, amount, isTotal }: MailRow): string {
  const weight = isTotal ? 'font-weight:600;' : '';
  const small = details.map((detail) => `<br><small>${escaped(detail)}</small>`).join('');
  const left = `<td style="${weight}padding:.25rem 0;vertical-align:top">${escaped(name)}${small}</td>`;
  return `<tr>${left}<td style="${weight}padding:.25rem 0 .25rem 1rem;vertical-align:top;text-align:right;white-space:nowrap">${escaped(amount)}</td></tr>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
