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
  const joints = Array.from(whole.matchAll(/([-–/+]|bis|und)\s?(\d+)/g));
  let before = Number.parseInt(whole, 10);
  return joints.every(([, joint, digits]) => {
    const [first, next] = [before, Number(digits)];
    before = next;
    if (joint === '/' && first < LEAST_WITH_SLASH) return false;
    return next > first && next - first <= (joint === '/' ? MOST_WITH_SLASH : MOST_HOUSES);
  });
}
