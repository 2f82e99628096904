import * as calls from '@tischlein/contract/calls';
import type { OfficeSession, StaffMember } from '@tischlein/contract/office';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { useForm } from '@tischlein/ui/use-form';
import { TEAM } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { AssignmentFields, type Draft, toAssignment } from './assignment-fields.tsx';
import { describePerson } from './describe-person.ts';

interface ChangeDialogProps {
  readonly session: OfficeSession;
  readonly member: StaffMember;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** Changes the role and the shops of a member of staff. */
export function ChangeDialog({ session, member, onChanged, onClosed }: ChangeDialogProps) {
  const first: Draft = { role: member.role, shops: member.shops };
  const form = useForm({
    first,
    send: (draft) => send(calls.changeStaff, { params: { staffId: member.id }, body: toAssignment(draft) }),
    done: (_, sent) => {
      onChanged();
      closeContainingDialog(sent.form);
    },
  });
  return (
    <DialogForm
      form={form}
      title={TEAM.changeTitle(describePerson(member))}
      className="people-form"
      submit={TEAM.save}
      onClosed={onClosed}
    >
      <AssignmentFields session={session} draft={form.values} onChange={form.set} />
    </DialogForm>
  );
}
