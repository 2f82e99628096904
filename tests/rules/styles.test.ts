import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committedFiles, linesWith, type SourceFile } from './committed-files.ts';

const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)|:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue|orange|yellow)\b/i;
const CLASS = /\.([a-z_][\w-]*)/gi;

const stylesheets = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.css$/).map(blankStrings);
const components = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.tsx$/);

// What guests load: the storefront, and the parts of packages/ui that it imports, directly or through other parts.
const shopPaths = new Set(listReached());
const isOfShop = ({ path }: SourceFile): boolean => path.startsWith('apps/storefront/') || shopPaths.has(path);
const shopStyles = stylesheets.filter(isOfShop);
const styled = new Set(shopStyles.flatMap(({ text }) => findNames(CLASS, text)));

const theming = committedFiles(/^docs\/theming\.md$/)[0]?.text ?? '';
const listed = findNames(/^\| `([a-z][\w-]*)`/gm, theming);

describe('stylesheets that merchants build on', () => {
  it('keep raw colours in tokens.css', () => {
    const others = stylesheets.filter(({ path }) => !path.endsWith('/tokens.css'));
    expect(others).not.toHaveLength(0);
    expect(linesWith(RAW_COLOUR, others)).toEqual([]);
  });

  it('never use !important, since inside a layer it beats the merchant', () => {
    expect(linesWith(/!\s*important/, stylesheets)).toEqual([]);
  });

  it("never select with '~ *': the browser would restyle whole pages whenever an element is inserted", () => {
    expect(linesWith(/~\s*\*/, stylesheets)).toEqual([]);
  });

  // Hidden text for screen readers is positioned: in a scroller that is not, it stretches the page instead.
  it('position whatever scrolls', () => {
    expect(stylesheets.flatMap(findUnpositionedScrollers)).toEqual([]);
  });

  it('set only custom properties inline', () => {
    expect(linesWith(/style=\{\{(?!\s*(\[?['"]--|$))/, components)).toEqual([]);
  });

  it('of the storefront list every class in docs/theming.md', () => {
    const spans = findNames(/`+([^`]+)`+/g, theming).join(' ');
    const named = new Set(spans.match(/[a-z_][\w-]*/gi));
    expect([...styled].filter((name) => !named.has(name)).sort()).toEqual([]);
  });

  it('list every class for one part only', () => {
    expect(listed.filter((name, place) => listed.indexOf(name) !== place)).toEqual([]);
  });

  it('list no class that is missing in the stylesheets and the components', () => {
    const written = new Set(components.filter(isOfShop).flatMap(({ text }) => text.match(/[a-z_][\w-]*/gi) ?? []));
    expect(listed.filter((name) => !styled.has(name) && !written.has(name))).toEqual([]);
  });
});

describe('pages of the office', () => {
  const office = stylesheets.filter(({ path }) => path.startsWith('apps/office/'));

  it('have the width that the frame gives them', () => {
    const widths = office
      .filter(({ path }) => !path.endsWith('/pages.css'))
      .flatMap(({ path, text }) =>
        findNames(/(\.office-page\b[^{};]*)\{[^{}]*inline-size:/g, text).map((rule) => path + rule),
      );
    expect(widths).toEqual([]);
  });

  it('have the save bar of the kit', () => {
    const bars = components.filter(({ path, text }) => path.startsWith('apps/office/') && text.includes('"save-bar"'));
    expect(bars.map(({ path }) => path)).toEqual(['apps/office/app/ui/save-bar.tsx']);
  });
});

/** The files of packages/ui that the storefront imports. */
function listReached(): readonly string[] {
  const parts = new Map(committedFiles(/^packages\/ui\/(?:src|styles)\//).map(({ path, text }) => [path, text]));
  const storefront = committedFiles(/^apps\/storefront\/.*\.tsx?$/).flatMap(({ text }) =>
    findNames(/'@tischlein\/ui\/([\w./-]+)'/g, text),
  );
  const reached = new Set<string>();
  const reach = (path: string): void => {
    const text = parts.get(path);
    if (text === undefined || reached.has(path)) return;
    reached.add(path);
    for (const name of findNames(/'(\.\.?\/[\w./-]+)'/g, text)) reach(join(dirname(path), name));
  };
  for (const name of storefront)
    for (const path of [name, `src/${name}.ts`, `src/${name}.tsx`]) reach(`packages/ui/${path}`);
  return [...reached];
}

/** What the pattern's first group finds. */
function findNames(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

// Keeps line breaks, so that a finding names its line.
function blankStrings({ path, text }: SourceFile): SourceFile {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');
  return { path, text: text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|@layer[^;{]*/g, blank) };
}

/** Blocks that scroll and do not say their position. */
function findUnpositionedScrollers({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const blocks: { selector: string; declarations: string[] }[] = [];
  for (const [, words = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') blocks.push({ selector: words.trim(), declarations: [] });
    else blocks.at(-1)?.declarations.push(words.trim());
    const closed = end === '}' ? blocks.pop() : undefined;
    if (closed && isUnpositionedScroller(closed.declarations)) found.push(`${path}: ${closed.selector}`);
  }
  return found;
}

const isUnpositionedScroller = (declarations: readonly string[]): boolean =>
  declarations.some((each) => /^overflow(-[xy]|-block|-inline)?:.*\b(auto|scroll)\b/.test(each)) &&
  !declarations.some((each) => each.startsWith('position:'));
