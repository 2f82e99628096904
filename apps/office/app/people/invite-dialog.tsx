import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { MailField } from '@tischlein/ui/mail-field';
import { useForm } from '@tischlein/ui/use-form';
import { TEAM } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
import { send } from '../api/send.ts';
import { AssignmentFields, type Draft, toAssignment } from './assignment-fields.tsx';

/** The link of an invitation that no mail server sends. */
export interface HandedLink {
  readonly email: string;
  readonly link: string | null;
}

interface InviteDialogProps {
  readonly session: OfficeSession;
  readonly shop: string;
  readonly onInvited: (handed: HandedLink) => void;
  readonly onClosed: () => void;
}

interface Invitation extends Draft {
  readonly email: string;
}

/** Invites a person by mail. */
export function InviteDialog({ session, shop, onInvited, onClosed }: InviteDialogProps) {
  const first: Invitation = { email: '', role: 'staff', shops: [shop] };
  const form = useForm({
    first,
    send: ({ email, ...draft }) => send(calls.inviteStaff, { body: { email, ...toAssignment(draft, session) } }),
    done: ({ link }, sent) => {
      onInvited({ email: sent.values.email, link });
      closeContainingDialog(sent.form);
    },
  });
  return (
    <DialogForm
      form={form}
      title={TEAM.inviteTitle}
      className="stack people-form"
      submit={TEAM.sendInvitation}
      onClosed={onClosed}
    >
      <p className="soft">{TEAM.inviteHelp}</p>
      <MailField label={TEAM.email} autoComplete="off" required check={checkMail} {...form.text('email')} />
      <AssignmentFields session={session} draft={form.values} onChange={form.set} />
    </DialogForm>
  );
}
