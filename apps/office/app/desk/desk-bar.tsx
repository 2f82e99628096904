import { PAUSE, TELEPHONE_ORDER } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { HelpButton } from '../frame/help-button.tsx';
import { useShopStatus } from '../shop-status/use-shop-status.ts';
import { Icon } from '../ui/icon.tsx';

interface DeskBarProps {
  readonly shop: { readonly id: string; readonly slug: string };
  readonly now: number;
  /** Opens the pause panel; null: the role may not pause. */
  readonly onPause: (() => void) | null;
  readonly children: ReactNode;
}

/** The head of the desk: clock, hours, orders on the telephone, shift, and pause, which is the only framed button. */
export function DeskBar({ shop, now, onPause, children }: DeskBarProps) {
  const status = useShopStatus(shop.id);
  return (
    <header className="row desk-head">
      <time className="desk-clock">{timeInShop(now)}</time>
      <p className="desk-hours">{status?.words}</p>
      <div className="row desk-tools">
        {onPause && (
          <a className="button button-quiet desk-telephone" href={`/f=${shop.slug}/telefon`}>
            <Icon name="phone" />
            <span>{TELEPHONE_ORDER.take}</span>
          </a>
        )}
        {children}
        <HelpButton />
      </div>
      {onPause && (
        <button type="button" className="button button-line desk-pause-button" onClick={onPause}>
          <Icon name="pause" />
          {PAUSE.title}
        </button>
      )}
    </header>
  );
}
