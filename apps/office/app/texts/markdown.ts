import type { AnyExtension, JSONContent } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { MarkdownManager } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import { Tokenizer } from 'marked';

/** What a text may contain: what the storefront renders. */
export const EXTENSIONS: readonly AnyExtension[] = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, protocols: ['tel'] },
  }),
  // Without the widths as inline styles, which the office does not allow.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** Reads Markdown as the storefront does: tags and bare addresses are text, and a line of dashes makes no heading. */
class PlainTokenizer extends Tokenizer {
  override url(): undefined {}
  override html(): undefined {}
  override tag(): undefined {}
  override lheading(): undefined {}
}

const manager = new MarkdownManager({
  extensions: [...EXTENSIONS],
  markedOptions: { gfm: true, breaks: true, tokenizer: new PlainTokenizer() },
});

/** A merchant's Markdown as a document of the editor; '#' is '##', because the page's title is the first heading. */
export const readMarkdown = (text: string): JSONContent =>
  manager.parse(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/^(#{1,6}) /gm, (_, marks: string) => (marks.length < 3 ? '## ' : '### ')),
  );

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The document as Markdown, as a merchant would type it: [[placeholders]], '<' and line breaks are not escaped. */
export const writeMarkdown = (document: JSONContent): string =>
  manager
    .serialize(document)
    .replaceAll(/\\\[\\\[([^[\]\n]{1,120})\\\]\\\]/g, '[[$1]]')
    .replaceAll(/(?<!^)&(?:lt|gt|amp);/gm, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/ {2}\n/g, '\n')
    .trim();
