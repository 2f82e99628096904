import type { Dish } from '@tischlein/domain/menu';
import { NEEDS_SCRIPTS } from '@tischlein/wording/storefront';
import { type CSSProperties, type ReactNode, type RefCallback, useState } from 'react';

/** Rows that are rendered together. */
const ROWS_TOGETHER = 25;
// Far enough ahead that rows are ready before a fast scroll reaches them.
const NEAR_PX = 2000;

type Place = CSSProperties & Readonly<Record<'--late-rows', number>>;

interface LateRowsProps {
  readonly dishes: readonly Dish[];
  readonly children: (dishes: readonly Dish[]) => ReactNode;
  readonly isHalf?: boolean;
}

/** Rows of a large menu: their place is kept until they come near the window, then it is halved until few are left. */
export function LateRows({ dishes, children, isHalf = false }: LateRowsProps) {
  const [isNear, setNear] = useState(false);
  const observe: RefCallback<Element> = (element) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${NEAR_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  if (!isNear) {
    // The document knows the rows of each section, because it may not contain style attributes.
    const style: Place | undefined = isHalf ? { '--late-rows': dishes.length } : undefined;
    return (
      <div className="late-rows" ref={observe} style={style}>
        <noscript>{import.meta.env.SSR && NEEDS_SCRIPTS}</noscript>
      </div>
    );
  }
  if (dishes.length <= ROWS_TOGETHER) return children(dishes);
  const half = Math.ceil(dishes.length / 2);
  return [dishes.slice(0, half), dishes.slice(half)].map((some) => (
    <LateRows key={some[0]?.id} dishes={some} isHalf>
      {children}
    </LateRows>
  ));
}
