import { CopyButton } from '@tischlein/ui/copy-button';
import { TEAM } from '@tischlein/wording/office';
import { useState } from 'react';

/** The link of an invitation, to be handed over where no mail server sends it. */
export function HandedLinkNote({ email, link }: { readonly email: string; readonly link: string }) {
  const [said, setSaid] = useState('');
  return (
    <div className="notice handed-link">
      <p>{TEAM.handOver(email)}</p>
      <p>
        <code>{link}</code>
      </p>
      <CopyButton text={link} onCopied={() => setSaid(TEAM.copied)}>
        {TEAM.copy}
      </CopyButton>
      <p className="said" role="status">
        {said}
      </p>
    </div>
  );
}
