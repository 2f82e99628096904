import { FOUND } from '@tischlein/wording/storefront';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import '../../styles/search-results.css';

interface MoreFoundProps {
  /** Number of rows not shown yet. */
  readonly rest: number;
  readonly onMore: () => void;
}

/** Shows more results; focus moves to the first new row. */
export function ShowMoreButton({ rest, onMore }: MoreFoundProps) {
  const foot = useRef<HTMLDivElement>(null);
  const more = (): void => {
    const list = foot.current?.previousElementSibling;
    const before = list?.querySelectorAll('.dish').length ?? 0;
    flushSync(onMore);
    list?.querySelectorAll('.dish')[before]?.querySelector('button')?.focus();
  };
  return (
    <div className="search-more" ref={foot}>
      <button className="button button-line" type="button" onClick={more}>
        {FOUND.more(rest)}
      </button>
    </div>
  );
}
