import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP, GROUP_WORDS } from '@tischlein/wording';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { QrCode } from '@tischlein/ui/qr-code';
import { copyText } from './copy-text.ts';

/** The link of a group: to copy, to share and as a QR code (S2 §2 Group order dialogs, Share block). */
export function ShareLink({ group, inCart = false }: { readonly group: GroupOrderAnswer; readonly inCart?: boolean }) {
  const link = toGroupLink(group.code);
  const [isCodeShown, showCode] = useState(!inCart);
  const invite = async (): Promise<void> => {
    const text = GROUP_WORDS.invitationText(group.name, link);
    if (await shareNatively({ title: group.name, text, url: link })) return;
    await copyText(text, GROUP.invitationCopied);
  };
  const copyLink = (): Promise<void> => copyText(link, GROUP.linkCopied);
  return (
    <div className="group-share">
      {!inCart && (
        <div className="group-link">
          <span>{link.replace(/^https?:\/\//, '')}</span>
          <CopyButton label={GROUP_WORDS.copyLink} onPress={copyLink} />
        </div>
      )}
      <div className="group-share-buttons">
        <button
          className={`button ${inCart ? 'button-line' : 'button-main'}`}
          type="button"
          onClick={() => void invite()}
        >
          <Icon name="share" />
          {inCart ? GROUP.shareInCart : GROUP.share}
        </button>
        {inCart ? (
          <CopyButton label={GROUP_WORDS.copyLink} onPress={copyLink} />
        ) : (
          <button
            className="button button-line"
            type="button"
            aria-expanded={isCodeShown}
            onClick={() => showCode(!isCodeShown)}
          >
            <Icon name="code" />
            QR-Code
          </button>
        )}
      </div>
      {isCodeShown && !inCart && <QrCode text={link} label={GROUP_WORDS.qrCode} />}
    </div>
  );
}

function CopyButton({ label, onPress }: { readonly label: string; readonly onPress: () => Promise<void> }) {
  return (
    <button className="icon-button" type="button" aria-label={label} onClick={() => void onPress()}>
      <Icon name="copy" />
    </button>
  );
}

/** The address of the shop with the code (S3 G10). */
function toGroupLink(code: string): string {
  const { origin, pathname } = window.location;
  const shop = /^\/f=[^/]+/.exec(pathname)?.[0] ?? '';
  return `${origin}${shop}/?gruppe=${code}`;
}

/** False: this browser cannot share, so the text is copied instead. */
export async function shareNatively(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  return navigator.share(data).then(
    () => true,
    // The guest has closed the sheet.
    () => true,
  );
}
