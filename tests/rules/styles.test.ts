import { describe, expect, it } from 'vitest';
import { committedFiles, linesWith, type SourceFile } from './committed-files.ts';

const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)|:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue|orange|yellow)\b/i;
const CLASS = /\.([a-z_][\w-]*)/gi;

const stylesheets = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.css$/).map(blankStrings);
const components = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.tsx$/);
const styled = new Set(stylesheets.flatMap(({ text }) => Array.from(text.matchAll(CLASS), ([, name = '']) => name)));

const theming = committedFiles(/^docs\/theming\.md$/)[0]?.text ?? '';
const [ofShop = '', ofOffice = ''] = theming.split('\n## Classes of the back office\n');
const lists = [Array.from(ofShop.matchAll(/^\| `([a-z][\w-]*)`/gm), ([, name = '']) => name), findSpans(ofOffice)];

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

  it('list every class in docs/theming.md', () => {
    const code = findSpans(theming).join(' ');
    const listed = new Set(code.match(/[a-z_][\w-]*/gi));
    expect([...styled].filter((name) => !listed.has(name)).sort()).toEqual([]);
  });

  it('list every class for one part only', () => {
    const findDoubles = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);
    expect(lists.flatMap(findDoubles)).toEqual([]);
  });

  it('list no class that is missing in the stylesheets and the components', () => {
    const written = new Set(components.flatMap(({ text }) => text.match(/[a-z_][\w-]*/gi) ?? []));
    expect(lists.flat().filter((name) => !styled.has(name) && !written.has(name))).toEqual([]);
  });
});

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

function findSpans(text: string): string[] {
  return Array.from(text.matchAll(/`+([^`]+)`+/g), ([, span = '']) => span);
}
