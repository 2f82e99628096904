import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);
/** Their text is not joined to the words beside it. */
const BLOCKS = /^(?:p|div|li|ul|ol|br|tr|td|th|h\d|section|article|dd|dt|blockquote)$/;

/** Text as people see it: without tags and entities, blanks joined. Entities may be written twice: '&amp;uuml;'. */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return joinBlanks(html);
  const once = readTexts(parseFragment(html).childNodes);
  return joinBlanks(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(once) ? readTexts(parseFragment(once).childNodes) : once);
}

const joinBlanks = (text: string): string => text.replaceAll(/[\s\u00A0]+/gu, ' ').trim();

/** The text of nodes, without recursion: a hostile page may be nested deeply. */
export function readTexts(nodes: readonly Node[]): string {
  const texts: string[] = [];
  const open = [...nodes].toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) texts.push(node.value);
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) continue;
    if (BLOCKS.test(node.nodeName)) texts.push(' ');
    open.push(...node.childNodes.toReversed());
  }
  return texts.join('');
}
