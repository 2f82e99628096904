import { type CssNode, generate, ident, walk } from 'css-tree';

/**
 * Nothing in a merchant's stylesheet moves a part out of its place, lays it over another, makes it invisible or shrinks it to nothing, so
 * the order button, prices and legal links stay where guests see and reach them (S3 A8). A list of parts would not do: each
 * of them can be covered by its neighbours and hidden with what it is in.
 */
export function movesOrHides(property: string, value: CssNode): boolean {
  const name = property.replace(/^-(?:webkit|moz|ms|o)-/, '');
  if (property.startsWith('--')) return isSmallToken(name, value) || hasNegative(value);
  return FORBIDDEN.test(name) || isForbiddenValue(name, value);
}

const FORBIDDEN = new RegExp(
  `^(?:${[
    'transform.*',
    'translate',
    'rotate',
    'scale',
    'zoom',
    'perspective.*',
    'offset.*',
    'motion.*',
    'anchor.*',
    'position-.*',

    'top',
    'right',
    'bottom',
    'left',
    'inset.*',
    'z-index',
    'float',
    'order',
    'grid-area',
    'grid-row.*',
    'grid-column.*',

    'opacity',
    'visibility',
    'filter',
    'backdrop-filter',
    '(?:mix|background)-blend-mode',
    'mask.*',
    'clip',
    'clip-path',

    'content-visibility',
    'contain.*',
    'overlay',
    'pointer-events',
    'interactivity',
    'inert',
    'user-select',
    'touch-action',

    'overflow.*',
    'line-clamp',
    'text-indent',
    'text-overflow',
    'text-fill-color',
    'text-security',
    'shape-.*',
    'view-transition-.*',
    'grid-template-areas',
    'grid',
    'grid-template',
    'direction',
    'writing-mode',
    'text-orientation',
    'box-reflect',
  ].join('|')})$`,
);

const MARGIN = /^margin/;
const SPACING = /^(?:letter|word)-spacing$/;
const SIZE = /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|flex-basis|flex)$/;
const SHADOW = /^(?:box-shadow|text-shadow|outline.*|drop-shadow|border-image.*|column-rule.*)$/;
/** In pixels. */
const MOST_SHADOW = 48;
const LEAST_SIZE = 16;
const LEAST_FONT = 8;
const SHOWN =
  /^(?:block|inline|flex|grid|inline-(?:block|flex|grid)|flow-root|list-item|(?:block|inline) (?:flex|grid|flow-root))$/;

function isForbiddenValue(name: string, value: CssNode): boolean {
  const text = generate(value).toLowerCase();
  if (name === 'display') return !SHOWN.test(text);
  if (MARGIN.test(name) || SPACING.test(name)) return hasNegative(value);
  if (SIZE.test(name)) return hasNegative(value) || listLengths(value).some((length) => length < LEAST_SIZE);
  if (name === 'font-size' || name === 'font')
    return hasNegative(value) || listLengths(value).some((length) => length < LEAST_FONT);
  if (name === 'line-height') return hasNegative(value) || listNumbers(value).some((number) => number < 1);
  if (name === 'color') return isSeeThrough(text);
  if (SHADOW.test(name)) return listLengths(value).some((length) => Math.abs(length) > MOST_SHADOW);
  return false;
}

/** Own sizes and inks of the shop that would make its parts vanish. */
const isSmallToken = (name: string, value: CssNode): boolean =>
  (/^--(?:step|touch)/.test(name) && listLengths(value).some((length) => length < LEAST_FONT)) ||
  (/^--(?:on-|ink|button|accent-ink|paper)/.test(name) && isSeeThrough(generate(value).toLowerCase()));

const isSeeThrough = (text: string): boolean =>
  /transparent|#(?:[\da-f]{3}[\da-f]|[\da-f]{6}[\da-f]{2})\b|\b(?:rgba|hsla)\(|\/\s*[\d.]+%?\s*\)/.test(text);

/** Numbers below 0, and arithmetic that could yield them. */
function hasNegative(value: CssNode): boolean {
  let found = false;
  walk(value, function (node) {
    // Axes of colours may be below 0.
    if (this.function && COLOUR.test(this.function.name)) return;
    if (node.type === 'Operator') found ||= node.value.trim() === '-';
    if (node.type === 'Function') found ||= !COLOUR.test(node.name) && !ARITHMETIC.test(node.name);
    if ('value' in node && ['Number', 'Dimension', 'Percentage'].includes(node.type)) found ||= Number(node.value) < 0;
  });
  return found;
}

const COLOUR = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)$/i;
const ARITHMETIC =
  /^(?:var|calc|min|max|clamp|env|cubic-bezier|steps|linear|(?:repeating-)?(?:linear|radial|conic)-gradient|url|minmax|repeat|fit-content)$/i;

const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  rem: 16,
  em: 16,
  pt: 1.33,
  pc: 16,
  cm: 38,
  mm: 3.8,
  in: 96,
  q: 0.9,
  ch: 8,
  ex: 8,
  lh: 20,
  rlh: 20,
  cap: 11,
  ic: 16,
};
/** Of the size of the window or what a part is in. */
const RELATIVE_PIXELS = 4;

/** Lengths as pixels, those relative to others about. */
function listLengths(value: CssNode): readonly number[] {
  const lengths: number[] = [];
  walk(value, (node) => {
    if (node.type === 'Dimension')
      lengths.push(Number(node.value) * (PIXELS[node.unit.toLowerCase()] ?? RELATIVE_PIXELS));
    if (node.type === 'Percentage') lengths.push(Number(node.value) * (LEAST_SIZE / 50));
    if (node.type === 'Number' && Number(node.value) === 0) lengths.push(0);
  });
  return lengths;
}

function listNumbers(value: CssNode): readonly number[] {
  const numbers: number[] = [];
  walk(value, (node) => {
    if (node.type === 'Number') numbers.push(Number(node.value));
    if (node.type === 'Percentage') numbers.push(Number(node.value) / 100);
    if (node.type === 'Dimension')
      numbers.push((Number(node.value) * (PIXELS[node.unit.toLowerCase()] ?? RELATIVE_PIXELS)) / LEAST_SIZE);
  });
  return numbers;
}

/** CSS names may contain escapes: `u\72l` is url. */
export const decodeName = (written: string): string => ident.decode(written).toLowerCase();
