import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

// HTML remains text and images remain links; the last two are more often typed by accident than intended.
const DISABLED = ['htmlFlow', 'htmlText', 'labelStartImage', 'codeIndented', 'setextUnderline'];
const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|\/)/i;

/**
 * Renders a merchant's Markdown as HTML, on the server only. The page's title is its h1, so '#' and '##' are h2 and
 * deeper headings h3. Line breaks are kept.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text.replaceAll(/\r?\n/g, '  \n'), {
    allowDangerousProtocol: true,
    extensions: [gfmTable(), { disable: { null: DISABLED } }],
    htmlExtensions: [gfmTableHtml()],
  });
  // micromark escapes every '<' of the text, so only its own tags match. Its protocol list lacks tel:, so we use ours.
  return html
    .replaceAll(/<a href="([^"]*)"/g, (link, address: string) => (ALLOWED_ADDRESS.test(address) ? link : '<a'))
    .replaceAll(/<(\/?)h([1-6])>/g, (_, end: string, rank: string) => `<${end}${Number(rank) < 3 ? 'h2' : 'h3'}>`);
}
