const FRACTION = String.raw`(?:\s?[½¼¾⅓⅔]|\s?(?<=\d\s)(?:1\/[234]|2\/3|3\/4)(?!\d))`;
const LETTER = String.raw`\s?[a-z](?!\p{L}|\d|\/o|\.\s?\p{L}|-\p{L}{2})`;
const NEXT = String.raw`\d{1,5}(?!\d|\s?\.|\s?(?:og|ug|dg|eg|et|etage|stock)(?!\p{L}))(?:${LETTER})?`;

/** 9 · 5a · 5 a-c · 12/14 · 1½ · 1 1/2 · 12345 */
export const HOUSE_NUMBER: string = String.raw`\d{1,5}${FRACTION}?(?:${LETTER})?(?:\s?[-–/+]\s?(?:${NEXT}|[a-z](?!\p{L})))*`;

const MOST_HOUSES = 30;
const LEAST_WITH_SLASH = 5;
const MOST_WITH_SLASH = 4;

/**
 * Whether a number can only be a house number. '12/14' names two houses; in '12/3' and '12-3' the last number may as well be the flat, as may
 * the 'V' of '7 V' and the 'l' of '7 l'.
 */
export function isPlainNumber(number: string): boolean {
  if (/^\d+\s+[IVXlr]$/.test(number)) return false;
  const whole = number.replace(/\s?(?:1\/[234]|2\/3|3\/4)$/, (fraction) => (/^\s/.test(fraction) ? '' : fraction));
  const joints = Array.from(whole.matchAll(/([-–/+])\s?(\d+)/g));
  let before = Number.parseInt(whole, 10);
  return joints.every(([, joint, digits]) => {
    const [first, next] = [before, Number(digits)];
    before = next;
    if (joint === '/' && first < LEAST_WITH_SLASH) return false;
    return next > first && next - first <= (joint === '/' ? MOST_WITH_SLASH : MOST_HOUSES);
  });
}
