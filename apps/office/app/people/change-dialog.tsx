import * as calls from '@tischlein/contract/calls';
import type { OfficeSession, StaffMember } from '@tischlein/contract/office';
import { shopId } from '@tischlein/domain';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TEAM } from '@tischlein/wording/office';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { AssignmentFields, type Draft } from './assignment-fields.tsx';
import { describePerson } from './describe-person.ts';

interface ChangeDialogProps {
  readonly session: OfficeSession;
  readonly member: StaffMember;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** Changes the role and the shops of a member of staff. */
export function ChangeDialog({ session, member, onChanged, onClosed }: ChangeDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState<Draft>({ role: member.role, shops: member.shops });
  const { isBusy, said, submit } = useSubmit();
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { role: draft.role, shops: draft.role === 'owner' ? [] : draft.shops.map(shopId) };
    const saved = await submit(() => send(calls.changeStaff, { params: { staffId: member.id }, body }));
    if (!saved) return;
    onChanged();
    closeContainingDialog(form);
  };
  const foot = (
    <BusyButton type="submit" form={formId} isBusy={isBusy} isWide>
      {TEAM.save}
    </BusyButton>
  );
  return (
    <Dialog title={TEAM.changeTitle(describePerson(member))} onClosed={onClosed} foot={foot}>
      <form id={formId} className="dialog-body people-form" onSubmit={(event) => void save(event)}>
        <AssignmentFields session={session} draft={draft} onChange={setDraft} />
        <Said said={said} />
      </form>
    </Dialog>
  );
}
