import { escapeHtml } from '../escape-html.ts';
import { buttonColours, textColourOn } from './button-colours.ts';
import type { MailBlock, MailContent, MailFact, MailRow } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

// Mail clients barely support stylesheets, so styles are inline; only the dark scheme needs a sheet.
const FONT = 'font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const DARK =
  '.ground{background:#171412!important}.sheet{background:#211e1b!important;color:#f4f0ea!important}.soft,.soft a{color:#b5aca3!important}.facts{background:#171412!important}.rule td,.foot{border-color:#4a443e!important}a{color:#f4f0ea!important}';

/** The mail as an HTML page: one column below the merchant's header. */
export function mailPage({ subject, sender, blocks }: MailContent): string {
  const color = sender.shop.primaryColor;
  const dark = buttonColours(color, 'dark');
  const darkButton = `.button{background:${dark.ground}!important}.button a{color:${dark.text}!important}`;
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${DARK}${darkButton}}</style></head>`,
    '<body class="ground" style="margin:0;background:#f4f1ec">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f4f1ec"><tr><td align="center" style="padding:24px 12px">',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;background:#ffffff;color:#221d19;border-radius:8px;text-align:left">`,
    headHtml(sender),
    `<tr><td style="padding:28px 28px 32px;${FONT}">`,
    ...blocks.map((block) => asHtml(block, color)),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

// The shop's logo is made for its header, which has the primary colour in both schemes.
function headHtml({ shop, logoUrl }: MailSender): string {
  const color = shop.primaryColor;
  const logo = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="" height="40" style="height:40px;width:auto;max-width:160px;margin-right:12px;border:0;vertical-align:middle">`
    : '';
  return `<tr><td style="padding:16px 28px;border-radius:8px 8px 0 0;background:${escapeHtml(color)};color:${textColourOn(color)};${FONT};font-weight:700;font-size:20px">${logo}${escapeHtml(shop.restaurantName)}</td></tr>`;
}

function asHtml(block: MailBlock, color: string): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="font-size:26px;line-height:1.25;margin:0 0 12px">${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return `<h2 style="font-size:18px;line-height:1.3;margin:28px 0 8px">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:8px 0">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${FONT}">${block.rows.map(rowAsHtml).join('')}</table>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="facts" style="margin:16px 0;padding:8px 0;border-radius:8px;background:#f4f1ec;${FONT}">${block.facts.map(factAsHtml).join('')}</table>`;
    case 'button':
      return buttonHtml(block, buttonColours(color, 'light'));
    case 'link':
      return `<p style="margin:8px 0"><a href="${escapeHtml(block.url)}" style="color:#221d19">${escapeHtml(block.text)}</a></p>`;
    case 'foot':
      return footHtml(block);
  }
}

// A table cell, because Outlook ignores the padding of links.
function buttonHtml(
  { text, url }: Extract<MailBlock, { url: string }>,
  colours: ReturnType<typeof buttonColours>,
): string {
  const link = `<a href="${escapeHtml(url)}" style="display:block;padding:14px 24px;color:${colours.text};font-weight:700;text-decoration:none">${escapeHtml(text)}</a>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0;${FONT}"><tr><td class="button" align="center" style="border-radius:8px;text-align:center;background:${colours.ground}">${link}</td></tr></table>`;
}

function footHtml({ lines, links }: Extract<MailBlock, { kind: 'foot' }>): string {
  const pages = links.map(
    ({ title, url }) =>
      `<a href="${escapeHtml(url)}" style="color:#665d55">${escapeHtml(title).replaceAll(' ', '&nbsp;')}</a>`,
  );
  return `<p class="soft foot" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dfd7;font-size:13px;line-height:1.6;color:#665d55">${[...lines.map(escapeHtml), pages.join(' · ')].filter(Boolean).join('<br>')}</p>`;
}

function rowAsHtml({ name, details, amount, isTotal }: MailRow): string {
  const edge = isTotal
    ? 'border-top:2px solid #221d19;font-weight:700;font-size:18px;'
    : 'border-top:1px solid #e4dfd7;';
  const small = details.map(
    (detail) => `<br><span class="soft" style="font-size:14px;color:#665d55">${escapeHtml(detail)}</span>`,
  );
  const cell = `${edge}padding:8px 0;vertical-align:top`;
  return `<tr class="rule"><td style="${cell}">${escapeHtml(name)}${small.join('')}</td><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function factAsHtml({ name, text, detail }: MailFact): string {
  const cell = 'padding:6px 16px;vertical-align:top';
  const small = detail && `<br><span class="soft" style="font-size:14px;color:#665d55">${escapeHtml(detail)}</span>`;
  return `<tr><td class="soft" style="${cell};padding-right:0;width:64px;color:#665d55">${escapeHtml(name)}</td><td style="${cell}">${escapeHtml(text)}${small}</td></tr>`;
}
