import type { MailBlock, MailContent, MailRow } from './mail-content.ts';

// Mail clients barely support stylesheets, so styles are inline; only the dark scheme needs a sheet.
const FONT = 'font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const DARK =
  '@media (prefers-color-scheme:dark){.ground{background:#171412!important}.sheet{background:#211e1b!important;color:#f4f0ea!important}.soft{color:#b5aca3!important}.rule td{border-color:#4a443e!important}.button{background:#f4f0ea!important;color:#171412!important}a{color:#f4f0ea!important}}';

/** The mail as an HTML page: one column, the merchant's colour above it. */
export function mailPage({ subject, sender, color, blocks }: MailContent): string {
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title><style>${DARK}</style></head>`,
    '<body class="ground" style="margin:0;background:#f4f1ec">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f4f1ec"><tr><td align="center" style="padding:24px 12px">',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;background:#ffffff;color:#221d19;border-top:6px solid ${escaped(color)};border-radius:6px;text-align:left"><tr><td style="padding:28px 28px 32px;${FONT}">`,
    `<p style="margin:0 0 20px;font-weight:700;font-size:18px">${escaped(sender)}</p>`,
    ...blocks.map(asHtml),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="font-size:26px;line-height:1.25;margin:0 0 12px">${escaped(block.text)}</h1>`;
    case 'heading':
      return `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 8px">${escaped(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:8px 0">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${FONT}">${block.rows.map(rowAsHtml).join('')}</table>`;
    case 'button':
      return `<p style="margin:20px 0"><a class="button" href="${escaped(block.url)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#221d19;color:#ffffff;font-weight:700;text-decoration:none">${escaped(block.text)}</a></p>`;
    case 'link':
      return `<p style="margin:8px 0"><a href="${escaped(block.url)}" style="color:#221d19">${escaped(block.text)}</a></p>`;
  }
}

function rowAsHtml({ name, details, amount, isTotal }: MailRow): string {
  const edge = isTotal
    ? 'border-top:2px solid #221d19;font-weight:700;font-size:18px;'
    : 'border-top:1px solid #e4dfd7;';
  const small = details.map(
    (detail) => `<br><span class="soft" style="font-size:14px;color:#665d55">${escaped(detail)}</span>`,
  );
  const cell = `${edge}padding:8px 0;vertical-align:top`;
  return `<tr class="rule"><td style="${cell}">${escaped(name)}${small.join('')}</td><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escaped(amount)}</td></tr>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
