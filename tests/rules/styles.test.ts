import { describe, expect, it } from 'vitest';
import { committedFiles, linesWith, type SourceFile } from './committed-files.ts';

const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)|:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue|orange|yellow)\b/i;
const CLASS = /\.([a-z_][\w-]*)/gi;

const stylesheets = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.css$/).map(blankStrings);
const components = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.tsx$/);

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

  it('set only custom properties inline', () => {
    expect(linesWith(/style=\{\{(?!\s*(\[?['"]--|$))/, components)).toEqual([]);
  });

  it('list every class in docs/theming.md', () => {
    const [theming] = committedFiles(/^docs\/theming\.md$/);
    const code = Array.from(theming?.text.matchAll(/`+([^`]+)`+/g) ?? [], ([, span]) => span).join(' ');
    const listed = new Set(code.match(/[a-z_][\w-]*/gi));
    const used = stylesheets.flatMap(({ text }) => Array.from(text.matchAll(CLASS), ([, name = '']) => name));
    expect([...new Set(used)].filter((name) => !listed.has(name)).sort()).toEqual([]);
  });

  it('list every class of the shop for one part only', () => {
    const [theming] = committedFiles(/^docs\/theming\.md$/);
    const names = Array.from(theming?.text.matchAll(/^\| `([a-z][\w-]*)`/gm) ?? [], ([, name]) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

// Keeps line breaks, so that a finding names its line.
function blankStrings({ path, text }: SourceFile): SourceFile {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');
  return { path, text: text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|@layer[^;{]*/g, blank) };
}
