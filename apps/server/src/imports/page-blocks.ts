import type { DefaultTreeAdapterTypes } from 'parse5';
import { readTexts } from './plain-text.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The structured data of a page. */
export interface PageBlocks {
  readonly blocks: readonly unknown[];
  /** Blocks of JSON that cannot be read. */
  readonly unreadable: number;
}

const MOST_NODES = 500_000;

/** Finds JSON-LD and microdata; the latter as objects of the same form. */
export function listPageBlocks(page: Node): PageBlocks {
  const blocks: unknown[] = [];
  let unreadable = 0;
  const open: Node[] = [page];
  let seen = 0;
  for (let node = open.pop(); node && seen < MOST_NODES; node = open.pop()) {
    seen += 1;
    if (isElement(node) && isJsonLd(node)) {
      const block = parseLenient(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
      if (block === undefined) unreadable += 1;
      else blocks.push(block);
    } else if (isElement(node) && findType(node) !== null && findAttribute(node, 'itemprop') === null)
      blocks.push(readItem(node, 0));
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return { blocks, unreadable };
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const findAttribute = (node: Element, name: string): string | null =>
  node.attrs.find((attribute) => attribute.name === name)?.value ?? null;

const isJsonLd = (node: Element): boolean =>
  node.tagName === 'script' && (findAttribute(node, 'type') ?? '').trim().toLowerCase() === 'application/ld+json';

/** Many pages leave a comma before a closing bracket, or comments around their JSON. undefined: no JSON. */
function parseLenient(text: string): unknown {
  const bare = text.replaceAll(/^\s*(?:<!--|\/\*.*?\*\/|\/\/.*)|(?:-->)\s*$/g, '');
  for (const attempt of [bare, removeTrailingCommas(bare)])
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or none.
    }
  return undefined;
}

/** Commas outside of strings before '}' or ']'; line breaks inside of strings become blanks. */
const removeTrailingCommas = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs, (part) =>
    part === ',' ? '' : part.replaceAll(/[\n\r\t]/g, ' '),
  );

const DEEPEST = 12;
const SCHEMA = /^https?:\/\/(?:www\.)?schema\.org\/(\w+)/i;

/** 'MenuItem' of an element with microdata. */
const findType = (node: Element): string | null => SCHEMA.exec(findAttribute(node, 'itemtype') ?? '')?.[1] ?? null;

/** An element with microdata as an object of JSON-LD. */
function readItem(item: Element, depth: number): Record<string, unknown> {
  const fields = new Map<string, unknown[]>();
  const open: Node[] = [...item.childNodes].toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    const property = isElement(node) ? findAttribute(node, 'itemprop') : null;
    const isItem = isElement(node) && findType(node) !== null;
    if (isElement(node) && property !== null)
      for (const name of property.split(/\s+/).filter((each) => /^\w+$/.test(each)))
        fields.set(name, [
          ...(fields.get(name) ?? []),
          isItem && depth < DEEPEST ? readItem(node, depth + 1) : readValue(node),
        ]);
    if ('childNodes' in node && !isItem) open.push(...node.childNodes.toReversed());
  }
  const single = [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return { ...Object.fromEntries(single), '@type': findType(item) };
}

/** The value of a property: an attribute, else its text. */
function readValue(node: Element): string {
  const attributes = ['content', 'href', 'src', 'value', 'datetime'].flatMap((name) => findAttribute(node, name) ?? []);
  return attributes[0] ?? readTexts(node.childNodes);
}
