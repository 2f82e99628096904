import { expect, it } from 'vitest';
import { committedFiles, type SourceFile } from './committed-files.ts';

/** 1280 by 1024 at 400 % zoom is 320 by 256: bars would cover most of it, and the focus (WCAG 2.2, 1.4.10, 2.4.11). */
const LETS_GO = /max-height: 25rem/;
/** Columns beside the content, dialogs, short messages, and tools of developers. The list may only get shorter. */
const COVER_NOTHING = [
  'arrive-picture',
  'cart-foot',
  'cat-column',
  'dialog',
  'dialog-name',
  'dish-about',
  'editor-aside',
  'manual-time',
  'menu-aside',
  'order-summary',
  'reserve-summary',
  'splash',
  'table-aside',
  'takeover',
  'toasts',
  'with-aside',
  'zones',
];

const stylesheets = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.css$/);

it('bars let go at 400 % zoom and in low windows', () => {
  const kept = new Set(stylesheets.flatMap((file) => findClasses(file, /^position: (sticky|fixed)$/)));
  const released = new Set(stylesheets.flatMap((file) => findClasses(file, /^position: (static|relative)$/, LETS_GO)));
  expect([...kept].filter((name) => !released.has(name)).toSorted()).toEqual(COVER_NOTHING);
});

/** The classes of the rules with the declaration; with `within`, only inside a media query that it matches. */
function findClasses({ text }: SourceFile, declaration: RegExp, within = /(?:)/): readonly string[] {
  const blocks: string[] = [];
  const found: string[] = [];
  for (const [, words = '', end] of text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const part = words.trim();
    if (end === '{') blocks.push(part);
    else if (declaration.test(part) && blocks.some((each) => within.test(each))) found.push(...nameRule(blocks));
    if (end === '}') blocks.pop();
  }
  return found;
}

/** The last class of each selector of the innermost rule that names one. */
function nameRule(blocks: readonly string[]): readonly string[] {
  const rule = blocks.findLast((each) => !each.startsWith('@') && each.includes('.')) ?? '';
  return rule.split(',').flatMap((selector) => /.*\.([a-z][\w-]*)/s.exec(selector)?.[1] ?? []);
}
