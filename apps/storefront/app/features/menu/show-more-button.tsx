import { FOUND } from '@tischlein/wording/storefront';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

interface MoreFoundProps {
  /** Rows that are not shown yet. */
  readonly rest: number;
  readonly onMore: () => void;
}

/** The rest of what was found; the keyboard goes on with the first row that is new. */
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
