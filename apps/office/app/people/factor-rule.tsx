import * as calls from '@tischlein/contract/calls';
import { useRemote } from '@tischlein/ui/use-remote';
import type { OwnAccount } from '@tischlein/contract/office';
import { TEAM } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Said } from '../ui/said.tsx';
import { Tick } from '../ui/tick.tsx';
import { useSubmit } from '../ui/use-submit.ts';

/** Whether owners and branch managers need a second factor; for owners. */
export function FactorRule() {
  const { value, read } = useRemote<OwnAccount>({ key: 'account', read: () => send(calls.getOwnAccount) });
  const { said, submit } = useSubmit();
  const change = async (isRequired: boolean): Promise<void> => {
    const { on, off } = TEAM.rule;
    const words = isRequired ? on : off;
    await submit(() => send(calls.requireSecondFactor, { body: { isRequired } }), words);
    await read();
  };
  if (!value) return null;
  return (
    <OfficePart title={TEAM.rule.title}>
      <Tick
        label={TEAM.rule.label}
        help={TEAM.rule.help}
        isOn={value.isFactorRequired}
        onChange={(isRequired) => void change(isRequired)}
      />
      <Said said={said} />
    </OfficePart>
  );
}
