import * as calls from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { ACCOUNT } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

interface SessionListProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

/** Where this person is signed in; ends one session or all others. */
export function SessionList({ account: { sessions }, onChanged }: SessionListProps) {
  const words = ACCOUNT.sessions;
  const { said, submit } = useSubmit();
  const act = async (...task: Parameters<typeof submit>): Promise<void> => {
    if (await submit(...task)) onChanged();
  };
  const endOne = (sessionId: string, device: string): Promise<void> =>
    act(() => send(calls.endOneSession, { params: { sessionId } }), words.ended(device));
  return (
    <OfficePart title={words.title}>
      <ul className="lines">
        {sessions.map(({ id, device, seenAt, isCurrent }) => (
          <li key={id} className="row">
            <span>
              <strong>{device || words.unknown}</strong>
              <small>{isCurrent ? words.current : words.seen(formatDateTime(seenAt))}</small>
            </span>
            {!isCurrent && (
              <button
                type="button"
                className="button button-line"
                aria-label={words.endOn(device || words.unknown)}
                onClick={() => void endOne(id, device || words.unknown)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Said said={said} />
      {sessions.length > 1 && (
        <button
          type="button"
          className="button button-line"
          onClick={() => void act(() => send(calls.endOtherSessions), words.othersEnded)}
        >
          {words.endOthers}
        </button>
      )}
    </OfficePart>
  );
}
