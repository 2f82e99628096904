import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { MailKind, MailText } from '@tischlein/domain/shop';
import { MAILS } from '@tischlein/wording/office';
import { useSettled } from '@tischlein/ui/use-settled';

const SETTLED_AFTER_MS = 400;

interface MailPreviewProps {
  readonly shop: string;
  readonly kind: MailKind;
  readonly text: Required<MailText>;
}

/** The mail in the unsaved words, rendered as guests get it. */
export function MailPreview({ shop, kind, text }: MailPreviewProps) {
  const address = buildAddress(calls.previewMail, { params: { shop, kind }, query: toQuery(text) });
  const shown = useSettled(address, SETTLED_AFTER_MS);
  return (
    <aside className="mail-preview" aria-label={MAILS.preview}>
      <iframe title={MAILS.previewLabel(MAILS.names[kind])} src={shown} sandbox="allow-same-origin" />
    </aside>
  );
}

/** An empty subject is not sent; the server would refuse it. */
const toQuery = ({ subject, ...rest }: Required<MailText>): MailText =>
  subject.trim() === '' ? rest : { ...rest, subject };
