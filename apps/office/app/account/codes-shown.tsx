import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { ACCOUNT } from '@tischlein/wording/office';

/** The recovery codes, the only time they are shown. */
export function CodesShown({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const words = ACCOUNT.factor;
  return (
    <div className="stack people-form">
      <h3 ref={focusOnMount} tabIndex={-1}>
        {words.codes}
      </h3>
      <p>{words.codesHelp}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-main" onClick={onDone}>
        {words.codesDone}
      </button>
    </div>
  );
}
