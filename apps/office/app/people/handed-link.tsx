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
      <button
        type="button"
        className="button button-line"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setSaid(TEAM.copied))}
      >
        {TEAM.copy}
      </button>
      <p className="said" role="status">
        {said}
      </p>
    </div>
  );
}
