import { type RefCallback, useRef, useState } from 'react';

interface Slider<Element> {
  readonly ref: RefCallback<Element>;
  readonly canGo: { readonly back: boolean; readonly next: boolean };
  /** Scrolls one page forward (1) or back (-1). */
  readonly go: (direction: 1 | -1) => void;
}

const PAGE = 0.8;

/** A horizontally scrolling list that knows whether there is more on either side. */
export function useSlider<Element extends HTMLElement>(count: number): Slider<Element> {
  const list = useRef<Element>(null);
  const [canGo, setCanGo] = useState({ back: false, next: count > 2 });
  const [ref] = useState(() => (element: Element) => {
    list.current = element;
    return watchScroll(element, (next) =>
      setCanGo((known) => (known.back === next.back && known.next === next.next ? known : next)),
    );
  });
  const go = (direction: 1 | -1): void => list.current?.scrollBy({ left: direction * PAGE * list.current.clientWidth });
  return { ref, canGo, go };
}

/** Reports on which sides there is more, now and after every change. Returns a function that stops it. */
function watchScroll(list: HTMLElement, show: (canGo: Slider<HTMLElement>['canGo']) => void): () => void {
  const measure = (): void => {
    const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
    show({ back: list.scrollLeft > 1, next: rest > 1 });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(list);
  list.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('scroll', measure);
  };
}
