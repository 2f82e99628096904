import { PAUSE, TELEPHONE_ORDER } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { Icon } from '../ui/icon.tsx';

interface DeskBarProps {
  /** Part of addresses. */
  readonly shop: string;
  readonly now: number;
  /** Opens the pause panel; null: the role may not pause. */
  readonly onPause: (() => void) | null;
  readonly children: ReactNode;
}

/** The head of the desk: clock, orders on the telephone, shift and pause. */
export function DeskBar({ shop, now, onPause, children }: DeskBarProps) {
  return (
    <header className="row desk-head">
      <time className="desk-clock">{timeInShop(now)}</time>
      <div className="row desk-tools">
        {onPause && (
          <a className="button button-quiet desk-telephone" href={`/f=${shop}/telefon`}>
            <Icon name="phone" />
            <span>{TELEPHONE_ORDER.take}</span>
          </a>
        )}
        {children}
        {onPause && (
          <button type="button" className="button button-line" onClick={onPause}>
            {PAUSE.title}
          </button>
        )}
      </div>
    </header>
  );
}
