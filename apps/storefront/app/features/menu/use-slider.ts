import { type RefObject, useEffect, useRef, useState } from 'react';

interface Slider<Element> {
  readonly list: RefObject<Element | null>;
  readonly canGo: { readonly back: boolean; readonly next: boolean };
  /** Scrolls one page forward (1) or back (-1). */
  readonly go: (direction: 1 | -1) => void;
}

const PAGE = 0.8;

/** A horizontally scrolling list that knows whether there is more on either side. `first` identifies its content. */
export function useSlider<Element extends HTMLElement>(count: number, first: string): Slider<Element> {
  const list = useRef<Element>(null);
  const [canGo, setCanGo] = useState({ back: false, next: count > 2 });
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = (): void => {
      const rest = current.scrollWidth - current.clientWidth - current.scrollLeft;
      setCanGo((known) => {
        const next = { back: current.scrollLeft > 1, next: rest > 1 };
        return known.back === next.back && known.next === next.next ? known : next;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [count, first]);
  const go = (direction: 1 | -1): void => list.current?.scrollBy({ left: direction * PAGE * list.current.clientWidth });
  return { list, canGo, go };
}
