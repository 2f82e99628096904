import { type RefCallback, useRef, useState } from 'react';

interface Slider {
  /** For the list; its strip scrolls. */
  readonly ref: RefCallback<HTMLElement>;
  readonly canGo: { readonly back: boolean; readonly next: boolean };
  /** Scrolls one page forward (1) or back (-1). */
  readonly go: (direction: 1 | -1) => void;
}

const PAGE = 0.8;

/** A strip that scrolls horizontally and knows whether there is more on either side. A new list starts at its beginning. */
export function useSlider(count: number): Slider {
  const strip = useRef<HTMLElement>(null);
  const [canGo, setCanGo] = useState({ back: false, next: count > 2 });
  const [ref] = useState(() => (list: HTMLElement | null) => {
    const element = list?.closest<HTMLElement>('.strip');
    if (!element) return;
    strip.current = element;
    element.scrollLeft = 0;
    return watchScroll(element, (next) =>
      setCanGo((known) => (known.back === next.back && known.next === next.next ? known : next)),
    );
  });
  const go = (direction: 1 | -1): void =>
    strip.current?.scrollBy({ left: direction * PAGE * strip.current.clientWidth });
  return { ref, canGo, go };
}

/** Reports on which sides there is more, now and after every change. Returns a function that stops it. */
function watchScroll(list: HTMLElement, show: (canGo: Slider['canGo']) => void): () => void {
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
