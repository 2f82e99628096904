import { DISH } from '@tischlein/wording/storefront';
import { delay } from '@tischlein/ui/delay';
import { useState } from 'react';
import { Icon } from '@tischlein/ui/icon';

// S1 §9 Timers: 'copy-confirmation popup 1000 ms'
const COPIED_FOR_MS = 1000;

interface ShareButtonProps {
  readonly title: string;
  /** Relative to the menu's URL. */
  readonly link: string;
}

/** Shares a dish's URL with the device's share sheet, or copies it and says 'Link kopiert!'. */
export function ShareButton({ title, link }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  // Browsers offer neither on insecure origins.
  if (!offers('share') && !offers('clipboard')) return null;
  const share = async (): Promise<void> => {
    const url = new URL(link, location.href).href;
    // Cancelling the share sheet rejects; that is not an error.
    if (offers('share')) return void (await Promise.allSettled([navigator.share({ title, url })]));
    await navigator.clipboard.writeText(url);
    setCopied(true);
    await delay(COPIED_FOR_MS);
    setCopied(false);
  };
  return (
    <span className="share">
      <button className="link-button soft" type="button" onClick={() => void share()}>
        <Icon name="share" />
        <small>{DISH.share}</small>
      </button>
      <span className="share-done" role="status">
        {isCopied && DISH.linkCopied}
      </span>
    </span>
  );
}

const offers = (ability: 'share' | 'clipboard'): boolean => ability in navigator;
