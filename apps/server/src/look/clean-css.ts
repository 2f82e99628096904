import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { decodeName, movesOrHides } from './css-rules.ts';

const DANGEROUS_AT_RULES = ['import', 'charset', 'namespace', 'document', '-moz-document'];
// `all: inherit` inherits the position, too.
const DANGEROUS_PROPERTIES = ['all', 'behavior', '-moz-binding', '-ms-behavior'];
// Functions whose string arguments are URLs.
const LOADING_FUNCTIONS = ['src', 'image', 'image-set', '-webkit-image-set', 'cross-fade', '-webkit-cross-fade'];
// Everything else could cover the order button: fixed, absolute, sticky, and custom properties or `inherit` that mean them.
const HARMLESS_POSITIONS = ['static', 'relative'];
const OWN_PICTURE = /^\/media\/[\w.:-]+\/[\w.:-]+\/\d+x\d+\.webp(?:\?v=[\w-]*)?$/;

/**
 * Sanitizes a merchant's stylesheet (S3 A8): no @import, no URLs but the shop's own pictures, no `</`, nothing that old
 * browsers would execute, and nothing that could cover or hide the order button, prices or legal links. Drops what cannot be parsed.
 */
export function cleanCss(css: string): string {
  const sheet = parse(blankTags(css), { parseCustomProperty: true, onParseError: () => {} });
  walk(sheet, {
    visit: 'Rule',
    enter: (node, item, list) => {
      if (hasTag(node.prelude)) list?.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    enter: (node, item, list) => {
      const isDropped = DANGEROUS_AT_RULES.includes(decodeName(node.name)) || hasTag(node.prelude);
      if (isDropped) list?.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Declaration',
    enter: (node, item, list) => {
      if (isDangerous(node)) list?.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Raw',
    enter: (_node, item, list) => {
      list?.remove(item);
    },
  });
  const clean = generate(sheet);
  return clean.includes('</') ? '' : clean;
}

/** A line of HTML would take the rule that follows with it. The lines keep their numbers. */
export const blankTags = (css: string): string => css.replaceAll(/^[ \t]*<[/!a-z][^\n]*/gim, '');

const hasTag = (node: CssNode | null): boolean => node !== null && generate(node).includes('</');

function isDangerous(declaration: Declaration): boolean {
  const property = decodeName(declaration.property);
  if (DANGEROUS_PROPERTIES.includes(property)) return true;
  if (property === 'position' && !isHarmlessPosition(declaration.value)) return true;
  if (movesOrHides(property, declaration.value)) return true;
  if (hasTag(declaration.value)) return true;
  let found = false;
  walk(declaration.value, (node) => {
    found ||= isDangerousPart(node);
  });
  return found;
}

function isDangerousPart(node: CssNode): boolean {
  if (node.type === 'Url') return !OWN_PICTURE.test(node.value);
  if (node.type === 'Raw') return true;
  if (node.type !== 'Function') return false;
  const name = decodeName(node.name);
  if (name === 'expression' || name === 'url') return true;
  return (
    LOADING_FUNCTIONS.includes(name) &&
    node.children.some((part) => part.type === 'String' && !OWN_PICTURE.test(part.value))
  );
}

const isHarmlessPosition = (value: CssNode): boolean => HARMLESS_POSITIONS.includes(decodeName(generate(value)));
