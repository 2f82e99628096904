import * as calls from '@tischlein/contract/calls';
import type { Invitation, StaffMember } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { send } from '../api/send.ts';

export interface Team {
  readonly members: readonly StaffMember[];
  readonly invitations: readonly Invitation[];
}

/** Reads the people who work here and those who are invited. */
export async function readTeam(mayInvite: boolean): Promise<Answer<Team>> {
  const members = await send(calls.listStaff);
  if (!members.ok) return members;
  if (!mayInvite) return { ok: true, value: { members: members.value, invitations: [] } };
  const invitations = await send(calls.listInvitations);
  return invitations.ok ? { ok: true, value: { members: members.value, invitations: invitations.value } } : invitations;
}
