/** Menus up to this size are rendered whole, as is what the server sends of them. */
const WHOLE_UP_TO = 400;
/** Of a larger menu, the first rows are rendered at once; the others when they come near the window. */
const AT_ONCE = 100;

/** For sections of these numbers of rows: how many of each are rendered at once. */
export function countRowsAtOnce(rows: readonly number[]): readonly number[] {
  if (rows.reduce((sum, count) => sum + count, 0) <= WHOLE_UP_TO) return rows;
  let left = AT_ONCE;
  return rows.map((count) => {
    const atOnce = Math.min(count, left);
    left -= atOnce;
    return atOnce;
  });
}
