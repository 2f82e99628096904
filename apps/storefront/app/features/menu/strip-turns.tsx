import { Icon } from '@tischlein/ui/icon';
import { DEALS } from '@tischlein/wording/storefront';
import { type RefCallback, useRef, useState } from 'react';

/** Buttons that scroll the strip before them, for mice; touch and keyboard scroll it without. */
export function StripTurns() {
  const { ref, canGo, go } = useStrip();
  return (
    <div className="strip-turns" ref={ref}>
      {canGo.back && <TurnButton name={DEALS.back} direction="back" onClick={() => go(-1)} />}
      {canGo.next && <TurnButton name={DEALS.next} direction="next" onClick={() => go(1)} />}
    </div>
  );
}

interface TurnButtonProps {
  readonly name: string;
  readonly direction: 'back' | 'next';
  readonly onClick: () => void;
}

function TurnButton({ name, direction, onClick }: TurnButtonProps) {
  return (
    <button className="strip-turn" type="button" data-direction={direction} aria-label={name} onClick={onClick}>
      <Icon name={direction} />
    </button>
  );
}

interface Strip {
  /** For the element after the strip. */
  readonly ref: RefCallback<HTMLElement>;
  readonly canGo: { readonly back: boolean; readonly next: boolean };
  /** Scrolls one page forward (1) or back (-1). */
  readonly go: (direction: 1 | -1) => void;
}

const PAGE = 0.8;

/** The strip of daily dishes and offers: it scrolls horizontally and knows whether there is more on either side. */
function useStrip(): Strip {
  const strip = useRef<Element>(null);
  const [canGo, setCanGo] = useState({ back: false, next: false });
  const [ref] = useState(() => (element: HTMLElement | null) => {
    strip.current = element?.previousElementSibling ?? null;
    if (!strip.current) return;
    return watchStrip(strip.current, (next) =>
      setCanGo((known) => (known.back === next.back && known.next === next.next ? known : next)),
    );
  });
  const go = (direction: 1 | -1): void =>
    strip.current?.scrollBy({ left: direction * PAGE * strip.current.clientWidth });
  return { ref, canGo, go };
}

/** Reports on which sides there is more, now and after every change. Returns a function that stops it. */
function watchStrip(strip: Element, show: (canGo: Strip['canGo']) => void): () => void {
  const measure = (): void => {
    const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    show({ back: strip.scrollLeft > 1, next: rest > 1 });
  };
  const resize = new ResizeObserver(measure);
  const cards = new MutationObserver(measure);
  resize.observe(strip);
  cards.observe(strip, { childList: true, subtree: true });
  strip.addEventListener('scroll', measure, { passive: true });
  return () => {
    resize.disconnect();
    cards.disconnect();
    strip.removeEventListener('scroll', measure);
  };
}
