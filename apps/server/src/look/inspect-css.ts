import type { CssFinding } from '@tischlein/contract/office';
import { type CssNode, generate, parse } from 'css-tree';
import { blankTags, cleanCss } from './clean-css.ts';

const MOST_FINDINGS = 20;
const PART_CHARACTERS = 80;

/** Lists the faults of a merchant's stylesheet: lines that cannot be read, and rules that guests do not get (S3 A8). */
export function inspectCss(css: string): CssFinding[] {
  const blanked = blankTags(css);
  return [...listTags(css, blanked), ...listSyntaxErrors(blanked), ...listForbidden(blanked)]
    .toSorted((left, right) => left.line - right.line)
    .slice(0, MOST_FINDINGS);
}

/** Lines of HTML, which are left out. */
function listTags(css: string, blanked: string): CssFinding[] {
  const kept = blanked.split('\n');
  return css
    .split('\n')
    .flatMap((text, index) =>
      text === kept[index] ? [] : [{ line: index + 1, kind: 'forbidden', part: toPart(text) } as const],
    );
}

function listSyntaxErrors(css: string): CssFinding[] {
  const lines = css.split('\n');
  const findings: CssFinding[] = [];
  parse(css, {
    parseCustomProperty: true,
    onParseError: ({ line }) => {
      if (findings.at(-1)?.line !== line) findings.push({ line, kind: 'syntax', part: toPart(lines[line - 1] ?? '') });
    },
  });
  return findings;
}

/** The declarations and at-rules that cleaning would remove, each with its line. */
function listForbidden(css: string): CssFinding[] {
  const sheet = parse(css, { parseCustomProperty: true, positions: true, onParseError: () => {} });
  return listParts(sheet).flatMap((node) => {
    const part = generate(node);
    const line = node.loc?.start.line ?? 1;
    // A declaration is only CSS within a rule.
    const whole = node.type === 'Declaration' ? `a{${part}}` : part;
    const isRemoved = node.type !== 'Raw' && cleanCss(whole).length < normalize(whole).length;
    return isRemoved ? [{ line, kind: 'forbidden', part: toPart(part) } as const] : [];
  });
}

/** Declarations, and at-rules without a block of their own. */
function listParts(node: CssNode): readonly CssNode[] {
  if (node.type === 'StyleSheet' || node.type === 'Block') return node.children.toArray().flatMap(listParts);
  if (node.type === 'Rule') return listParts(node.block);
  if (node.type === 'Atrule') return node.block ? listParts(node.block) : [node];
  return node.type === 'Declaration' ? [node] : [];
}

const normalize = (css: string): string => generate(parse(css, { parseCustomProperty: true }));

const toPart = (text: string): string =>
  text.trim().length > PART_CHARACTERS ? `${text.trim().slice(0, PART_CHARACTERS)} …` : text.trim();
