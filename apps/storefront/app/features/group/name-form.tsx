import { readGroupName } from '@tischlein/domain/group-order';
import { GROUP, GROUP_NAME_INVALID, OWN_NAME_INVALID } from '@tischlein/wording';
import { TextField } from '@tischlein/ui/field';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface NameFormProps {
  /** null: only the own name is asked for. */
  readonly groupName: string | null;
  readonly ownName: string;
  readonly ownLabel?: string;
  readonly submit: string;
  /** Disabled while the own name is too short (S2 §5 Group). */
  readonly needsName?: boolean;
  readonly problem: string;
  readonly children?: ReactNode;
  readonly onSubmit: (names: { readonly groupName: string; readonly userName: string }) => void;
}

/** The names of a group and of oneself, at least three characters each (S2 §5 Group). */
export function NameForm(props: NameFormProps) {
  const { ownLabel = GROUP.ownName, submit, needsName = false, problem, children, onSubmit } = props;
  const errorId = useId();
  const [groupName, setGroupName] = useState(props.groupName ?? '');
  const [userName, setUserName] = useState(props.ownName);
  const [isTried, setTried] = useState(false);
  const isGroupOk = props.groupName === null || readGroupName(groupName).ok;
  const isOwnOk = readGroupName(userName).ok;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isGroupOk && isOwnOk) onSubmit({ groupName, userName });
  };
  return (
    <form className="group-form" onSubmit={send} noValidate>
      {props.groupName !== null && (
        <TextField
          label={GROUP.groupName}
          value={groupName}
          maxLength={40}
          autoComplete="off"
          error={isTried && !isGroupOk ? GROUP_NAME_INVALID : null}
          onChange={({ target }) => setGroupName(target.value)}
        />
      )}
      <TextField
        label={ownLabel}
        value={userName}
        maxLength={40}
        autoComplete="given-name"
        error={isTried && !isOwnOk ? OWN_NAME_INVALID : null}
        onChange={({ target }) => setUserName(target.value)}
      />
      {children}
      {problem && (
        <p className="field-error" id={errorId} role="alert">
          {problem}
        </p>
      )}
      <button
        className="button button-main button-wide"
        type="submit"
        disabled={needsName && !isOwnOk}
        aria-describedby={problem ? errorId : undefined}
      >
        {submit}
      </button>
    </form>
  );
}
