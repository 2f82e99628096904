import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP, GROUP_WORDS } from '@tischlein/wording';
import { CopyButton } from '@tischlein/ui/copy-button';
import { Icon } from '@tischlein/ui/icon';
import { Suspense, useState } from 'react';
import { late } from '../../browser/late.tsx';
import { sayCopied } from './say-copied.ts';

const QrCode = late(async () => (await import('@tischlein/ui/qr-code')).QrCode);

/** The link of a group: to copy, to share and as a QR code (S2 §2 Group order dialogs, Share block). */
export function ShareLink({ group, inCart = false }: { readonly group: GroupOrderAnswer; readonly inCart?: boolean }) {
  const link = toGroupLink(group.code);
  const [isCodeShown, showCode] = useState(!inCart);
  const text = GROUP_WORDS.invitationText(group.name, link);
  const copyLink = (
    <CopyButton
      text={link}
      className="icon-button"
      label={GROUP_WORDS.copyLink}
      onCopied={() => sayCopied(GROUP.linkCopied)}
    >
      <Icon name="copy" />
    </CopyButton>
  );
  return (
    <div className="group-share">
      {!inCart && (
        <div className="group-link">
          <span>{link.replace(/^https?:\/\//, '')}</span>
          {copyLink}
        </div>
      )}
      <div className="group-share-buttons">
        <CopyButton
          text={text}
          share={{ title: group.name, text, url: link }}
          className={`button ${inCart ? 'button-line' : 'button-main'}`}
          onCopied={() => sayCopied(GROUP.invitationCopied)}
        >
          <Icon name="share" />
          {inCart ? GROUP.shareInCart : GROUP.share}
        </CopyButton>
        {inCart ? (
          copyLink
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
      {isCodeShown && !inCart && (
        <Suspense fallback={<svg className="qr-code" viewBox="0 0 1 1" />}>
          <QrCode text={link} label={GROUP_WORDS.qrCode} />
        </Suspense>
      )}
    </div>
  );
}

/** The address of the shop with the code (S3 G10). */
function toGroupLink(code: string): string {
  const { origin, pathname } = window.location;
  const shop = /^\/f=[^/]+/.exec(pathname)?.[0] ?? '';
  return `${origin}${shop}/?gruppe=${code}`;
}
