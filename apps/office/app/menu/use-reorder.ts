import { type KeyboardEvent, type PointerEvent, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A row that is dragged, and the place where it would be dropped, counted from 0. */
interface Drag {
  readonly id: string;
  readonly from: number;
  readonly place: number;
}

/** How a row is drawn while one is dragged: lifted, or with the place to drop before or after it. */
export type DragMark = 'lifted' | 'before' | 'after' | null;

/** Events of the buttons that move a row; the row is the closest element with `data-row`. */
export interface HandleEvents {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

// From here to the edge of the window the page scrolls along.
const EDGE_PX = 60;
const SCROLL_PX = 12;

/** Moves rows of a list by dragging their handles, or with the arrow keys while a handle has the focus. */
export function useReorder(onMove: (id: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const move = useEffectEvent(onMove);
  // The same events at every drawing, so that rows are not drawn again.
  const [events] = useState(() => createEvents((id, place) => move(id, place), setDrag));
  return { events, findMark: (id: string, index: number, count: number) => toMark(drag, { id, index, count }) };
}

function createEvents(move: (id: string, place: number) => void, show: (drag: Drag | null) => void): HandleEvents {
  return {
    onPointerDown: (event) => startDrag(event, { show, drop: ({ id, place }) => move(id, place) }),
    onKeyDown: (event) => {
      const handle = event.currentTarget;
      const row = handle.closest<HTMLElement>('[data-row]');
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!row?.parentElement || step === undefined) return;
      event.preventDefault();
      const rows = listRows(row.parentElement);
      const place = rows.indexOf(row) + step;
      if (place < 0 || place >= rows.length) return;
      flushSync(() => move(row.dataset['row'] ?? '', place));
      // A row that React moves in the document loses the focus.
      handle.focus();
    },
  };
}

interface Row {
  readonly id: string;
  readonly index: number;
  readonly count: number;
}

function toMark(drag: Drag | null, { id, index, count }: Row): DragMark {
  if (!drag) return null;
  if (drag.id === id) return 'lifted';
  if (drag.place === drag.from) return null;
  const before = drag.place > drag.from ? drag.place + 1 : drag.place;
  if (index === before) return 'before';
  return before === count && index === count - 1 ? 'after' : null;
}

interface DragActions {
  readonly show: (drag: Drag | null) => void;
  readonly drop: (drag: Drag) => void;
}

function startDrag(event: PointerEvent<HTMLElement>, { show, drop }: DragActions): void {
  const handle = event.currentTarget;
  const row = handle.closest<HTMLElement>('[data-row]');
  const list = row?.parentElement;
  if (!row || !list || event.button !== 0) return;
  const from = listRows(list).indexOf(row);
  const startY = event.clientY + scrollY;
  let drag: Drag = { id: row.dataset['row'] ?? '', from, place: from };
  const watching = new AbortController();
  const { signal } = watching;
  const end = (isDropped: boolean): void => {
    watching.abort();
    row.style.removeProperty('--lift-by');
    show(null);
    if (isDropped && drag.place !== from) drop(drag);
  };
  handle.setPointerCapture(event.pointerId);
  const follow = (moved: globalThis.PointerEvent): void => {
    scrollAtEdge(moved.clientY);
    row.style.setProperty('--lift-by', `${moved.clientY + scrollY - startY}px`);
    const others = listRows(list).filter((each) => each !== row);
    const place = others.filter((each) => isAbove(each, moved.clientY)).length;
    // The same object again draws nothing.
    if (place !== drag.place) drag = { ...drag, place };
    show(drag);
  };
  handle.addEventListener('pointermove', follow, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}

function isAbove(row: Element, y: number): boolean {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2 < y;
}

const listRows = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
