import * as calls from '@tischlein/contract/calls';
import type { Invitation, OfficeSession, StaffMember } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { TEAM } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { FactorRule } from './factor-rule.tsx';
import { type HandedLink, InviteDialog } from './invite-dialog.tsx';
import { describePerson } from './describe-person.ts';
import { RightsTable } from './rights-table.tsx';
import { TeamTable } from './team-table.tsx';
import { readTeam, type Team } from './read-team.ts';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { useForm } from '@tischlein/ui/use-form';
import { AssignmentFields, type Draft, toAssignment } from './assignment-fields.tsx';
import { CopyButton } from '@tischlein/ui/copy-button';

type Open = { readonly kind: 'invite' } | { readonly kind: 'change' | 'remove'; readonly member: StaffMember };

/** Who works in the office: roles, shops, invitations. */
export function TeamPage() {
  const { session, shop, may } = useOffice();
  const mayInvite = may('people', 'write');
  const { value: team, problem, read } = useRemote<Team>({ key: 'team', read: () => readTeam(mayInvite) });
  const [open, setOpen] = useState<Open | null>(null);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const { said, submit } = useSubmit();
  const close = (): void => setOpen(null);
  const act = async (...task: Parameters<typeof submit>): Promise<void> => {
    if (await submit(...task)) await read();
  };
  const remove = (member: StaffMember): Promise<void> =>
    act(() => send(calls.removeStaff, { params: { staffId: member.id } }), TEAM.removed(describePerson(member)));
  const revoke = ({ id, email }: Invitation): Promise<void> =>
    act(() => send(calls.revokeInvitation, { params: { invitationId: id } }), TEAM.revoked(email));
  const resend = async ({ id, email }: Invitation): Promise<void> => {
    const sent = await submit(() => send(calls.resendInvitation, { params: { invitationId: id } }));
    if (sent) invited({ email, link: sent.value.link });
  };
  const invited = (link: HandedLink): void => {
    setHanded(link);
    void read();
  };
  const actions = mayInvite && (
    <button type="button" className="button button-main" onClick={() => setOpen({ kind: 'invite' })}>
      {TEAM.invite}
    </button>
  );
  return (
    <OfficeFrame title={TEAM.title} isWide actions={actions}>
      <Said said={problem ? { text: problem, isProblem: true } : said} />
      {handed?.link && <HandedLinkNote email={handed.email} link={handed.link} />}
      {handed?.link === null && <p role="status">{TEAM.sent(handed.email)}</p>}
      {team && (
        <TeamTable
          session={session}
          team={team}
          onChange={(member) => setOpen({ kind: 'change', member })}
          onRemove={(member) => setOpen({ kind: 'remove', member })}
          onResend={(invitation) => void resend(invitation)}
          onRevoke={(invitation) => void revoke(invitation)}
        />
      )}
      {may('shop', 'write') && <FactorRule />}
      <OfficePart title={TEAM.rights}>
        <RightsTable />
      </OfficePart>
      {open?.kind === 'invite' && (
        <InviteDialog session={session} shop={shop.id} onInvited={invited} onClosed={close} />
      )}
      {open?.kind === 'change' && (
        <ChangeDialog session={session} member={open.member} onChanged={() => void read()} onClosed={close} />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={TEAM.removeTitle(describePerson(open.member))}
          texts={[TEAM.removeText]}
          confirm={TEAM.remove}
          cancel={TEAM.keep}
          onClosed={(isConfirmed) => {
            close();
            if (isConfirmed) void remove(open.member);
          }}
        />
      )}
    </OfficeFrame>
  );
}

interface ChangeDialogProps {
  readonly session: OfficeSession;
  readonly member: StaffMember;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** Changes the role and the shops of a member of staff. */
function ChangeDialog({ session, member, onChanged, onClosed }: ChangeDialogProps) {
  const first: Draft = { role: member.role, shops: member.shops };
  const form = useForm({
    first,
    send: (draft) => send(calls.changeStaff, { params: { staffId: member.id }, body: toAssignment(draft, session) }),
    done: (_, sent) => {
      onChanged();
      closeContainingDialog(sent.form);
    },
  });
  return (
    <DialogForm
      form={form}
      title={TEAM.changeTitle(describePerson(member))}
      className="stack people-form"
      submit={TEAM.save}
      onClosed={onClosed}
    >
      <AssignmentFields session={session} draft={form.values} onChange={form.set} />
    </DialogForm>
  );
}

/** The link of an invitation, to be handed over where no mail server sends it. */
function HandedLinkNote({ email, link }: { readonly email: string; readonly link: string }) {
  const [said, setSaid] = useState('');
  return (
    <div className="notice">
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
