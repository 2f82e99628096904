import { readGroupName } from '@tischlein/domain/group-order';
import { GROUP, GROUP_NAME_INVALID, OWN_NAME_INVALID } from '@tischlein/wording';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import type { FormState } from '@tischlein/ui/form-state';
import type { ReactNode } from 'react';

/** The names of a group and of oneself; null: the group belongs to another person. */
export interface Names {
  readonly groupName: string | null;
  readonly userName: string;
}

/** At least three characters each (S2 §5 Group). */
export const checkNames = ({ groupName, userName }: Names) => ({
  groupName: groupName !== null && !readGroupName(groupName).ok && GROUP_NAME_INVALID,
  userName: !readGroupName(userName).ok && OWN_NAME_INVALID,
});

interface NameFormProps {
  readonly form: FormState<Names>;
  readonly ownLabel?: string;
  readonly submit: string;
  /** Disabled while the own name is too short (S2 §5 Group), which the field says. */
  readonly needsName?: boolean;
  readonly children?: ReactNode;
}

export function NameForm({ form, ownLabel = GROUP.ownName, submit, needsName = false, children }: NameFormProps) {
  const { value, error, onChange } = form.field('groupName');
  const foot = (
    <BusyButton
      type="submit"
      isWide
      isBusy={form.busy !== null}
      disabled={needsName && !readGroupName(form.values.userName).ok}
    >
      {submit}
    </BusyButton>
  );
  return (
    <Form form={form} className="group-form" noValidate foot={foot}>
      {value !== null && (
        <TextField
          label={GROUP.groupName}
          name="groupName"
          value={value}
          maxLength={40}
          autoComplete="off"
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <TextField
        label={ownLabel}
        help={needsName ? OWN_NAME_INVALID : undefined}
        maxLength={40}
        autoComplete="given-name"
        {...form.text('userName')}
      />
      {children}
    </Form>
  );
}
