import type { OwnAccount, Passkey } from '@tischlein/contract/office';
import { ACCOUNT } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { hasPasskeys } from '../api/passkeys.ts';

/** What comes next. */
type PasskeyStep =
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'removePasskey'; readonly id: string; readonly name: string };

interface PasskeyListProps {
  readonly account: OwnAccount;
  readonly onStep: (step: PasskeyStep) => void;
}

/** The passkeys of the own account; a browser without passkeys only lists them. */
export function PasskeyList({ account: { passkeys }, onStep }: PasskeyListProps) {
  const words = ACCOUNT.passkeys;
  return (
    <div className="stack people-form">
      <h3>{words.title}</h3>
      {passkeys.length > 0 ? (
        <ul className="lines">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="row">
              <span>
                <strong>{passkey.name}</strong>
                <small>{describe(passkey)}</small>
              </span>
              <button
                type="button"
                className="button button-line"
                aria-label={words.removePasskey(passkey.name)}
                onClick={() => onStep({ kind: 'removePasskey', id: passkey.id, name: passkey.name })}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
      {hasPasskeys() ? (
        <div className="form-buttons">
          <button type="button" className="button button-main" onClick={() => onStep({ kind: 'addPasskey' })}>
            {words.add}
          </button>
        </div>
      ) : (
        <p className="soft">{words.missing}</p>
      )}
    </div>
  );
}

function describe({ host, createdAt, lastUsedAt }: Passkey): string {
  const words = ACCOUNT.passkeys;
  const used = lastUsedAt ? words.used(formatDateTime(lastUsedAt)) : words.unused;
  // It works for one address only; a shop may have a domain of its own.
  const forHost = host === location.hostname ? [] : [words.for(host)];
  return [...forHost, words.created(formatDateTime(createdAt)), used].join(', ');
}
