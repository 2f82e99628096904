import type { ReactNode } from 'react';

interface DeskLaneProps {
  readonly name: string;
  readonly count: number;
  /** Beside its name: what concerns the whole lane. */
  readonly tool?: ReactNode;
  /** Without orders. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** Orders at the same step. Its head stays where it is, and only its inside scrolls. */
export function DeskLane({ name, count, tool, empty, children }: DeskLaneProps) {
  return (
    <section className="desk-lane" aria-label={name}>
      <div className="lane-head">
        <h2>
          {name}
          {count > 0 && <span>{count}</span>}
        </h2>
        {count > 0 && tool}
      </div>
      <div className="lane-scroll">
        {count === 0 && empty}
        {children}
      </div>
    </section>
  );
}
