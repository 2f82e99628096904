import * as calls from '@tischlein/contract/calls';
import type { MonthlyMail } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { REPORT } from '@tischlein/wording/office';
import { send } from '../api/send.ts';

/** Whether the signed-in person gets the figures of each month by mail. */
export function MonthlyMailChoice({ shop }: { readonly shop: string }) {
  const params = { shop };
  const { value, refusal, write } = useRemote<MonthlyMail>({
    key: `monthly mail ${shop}`,
    read: () => send(calls.getMonthlyMail, { params }),
  });
  if (!value) return null;
  const change = async (isWanted: boolean): Promise<void> => {
    await write(
      () => send(calls.setMonthlyMail, { params, body: { isWanted } }),
      () => ({ isWanted }),
    );
  };
  return (
    <>
      <label className="choice-row">
        <input type="checkbox" checked={value.isWanted} onChange={({ target }) => void change(target.checked)} />
        <span className="choice-name">
          {REPORT.monthly}
          <small>{REPORT.monthlyHelp}</small>
        </span>
      </label>
      {refusal && (
        <p className="notice" data-kind="bad" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
