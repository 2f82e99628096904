import { LONG_LIST } from '@tischlein/wording/office';
import { type ReactNode, type RefCallback, useState } from 'react';

const ROWS_AT_ONCE = 200;
// Far enough ahead that rows are ready before scrolling reaches them.
const NEAR_PX = 1500;

interface LongListProps<Row> {
  readonly rows: readonly Row[];
  /** Draws one `li`. */
  readonly children: (row: Row) => ReactNode;
}

/** A list that draws its first rows, and more as its end comes near: a menu may have twelve thousand dishes. */
export function LongList<Row>({ rows, children }: LongListProps<Row>) {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const rest = rows.length - count;
  const showMore = (): void => setCount((before) => before + ROWS_AT_ONCE);
  const growWhenNear: RefCallback<Element> = (end) => {
    if (!end) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && showMore(),
      {
        rootMargin: `${NEAR_PX}px 0px`,
      },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
  return (
    <>
      <ul>{rows.slice(0, count).map(children)}</ul>
      {rest > 0 && (
        <button key={count} className="button" type="button" ref={growWhenNear} onClick={showMore}>
          {LONG_LIST.more(rest)}
        </button>
      )}
    </>
  );
}
