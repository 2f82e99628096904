import { CopyButton } from '@tischlein/ui/copy-button';
import { delay } from '@tischlein/ui/delay';
import { Icon } from '@tischlein/ui/icon';
import { DISH } from '@tischlein/wording/storefront';
import { useState } from 'react';

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
  const url = new URL(link, location.href).href;
  const showCopied = async (): Promise<void> => {
    setCopied(true);
    await delay(COPIED_FOR_MS);
    setCopied(false);
  };
  return (
    <span className="share">
      <CopyButton text={url} share={{ title, url }} className="link-button soft" onCopied={() => void showCopied()}>
        <Icon name="share" />
        <small>{DISH.share}</small>
      </CopyButton>
      <span className="share-done" role="status">
        {isCopied && DISH.linkCopied}
      </span>
    </span>
  );
}
