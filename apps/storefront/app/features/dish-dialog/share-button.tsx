import { DISH } from '@tischlein/wording/storefront';
import { useEffect, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';

// S1 §9 'copy-confirmation popup 1000 ms'
const COPIED_FOR_MS = 1000;

interface ShareButtonProps {
  readonly title: string;
  /** Below the address of the menu. */
  readonly link: string;
}

/** Hands the address of a dish on: by what the device offers, else by the clipboard, which says 'Link kopiert!'. */
export function ShareButton({ title, link }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // Browsers have neither on addresses that are not safe.
  if (!offers('share') && !offers('clipboard')) return null;
  const share = async (): Promise<void> => {
    const url = new URL(link, location.href).href;
    // Whoever thinks better of it has shared nothing.
    if (offers('share')) return void (await Promise.allSettled([navigator.share({ title, url })]));
    await navigator.clipboard.writeText(url);
    setCopied(true);
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
