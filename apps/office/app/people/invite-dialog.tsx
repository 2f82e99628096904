import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { shopId } from '@tischlein/domain';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { TEAM } from '@tischlein/wording/office';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { AssignmentFields, type Draft } from './assignment-fields.tsx';

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

/** Invites a person by mail. */
export function InviteDialog({ session, shop, onInvited, onClosed }: InviteDialogProps) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const [draft, setDraft] = useState<Draft>({ role: 'staff', shops: [shop] });
  const { isBusy, said, submit } = useSubmit();
  const invite = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { email, role: draft.role, shops: draft.role === 'owner' ? [] : draft.shops.map(shopId) };
    const sent = await submit(() => send(calls.inviteStaff, { body }));
    if (!sent) return;
    onInvited({ email, link: sent.value.link });
    closeContainingDialog(form);
  };
  const foot = (
    <BusyButton type="submit" form={formId} isBusy={isBusy} isWide>
      {TEAM.sendInvitation}
    </BusyButton>
  );
  return (
    <Dialog title={TEAM.inviteTitle} onClosed={onClosed} foot={foot}>
      <form id={formId} className="dialog-body people-form" onSubmit={(event) => void invite(event)}>
        <p className="soft">{TEAM.inviteHelp}</p>
        <TextField
          label={TEAM.email}
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <AssignmentFields session={session} draft={draft} onChange={setDraft} />
        <Said said={said} />
      </form>
    </Dialog>
  );
}
