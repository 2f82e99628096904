import { ADDRESS_DIALOG } from '@tischlein/wording/storefront';
import { useId, useRef } from 'react';
import { Icon } from '@tischlein/ui/icon';
import { LocationProblemText } from './location-problem.tsx';
import type { InitialInfo } from './use-initial-info.ts';
import { supportsGeolocation, usePosition } from './use-position.ts';

/**
 * 'Dein Standort' with find-my-location (S2 §2). Focus, change and any key but Enter clear the error (S2 §4 Address
 * dialog).
 */
export function LocationField({ info }: { readonly info: InitialInfo }) {
  const { state, settings, setTyped, showProblem } = info;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    if (state.problem) showProblem(null);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{ADDRESS_DIALOG.location}</label>
      <div className="address-input">
        <input
          ref={input}
          className="input"
          id={id}
          name="location"
          value={state.typed}
          placeholder={ADDRESS_DIALOG.locationPlaceholder}
          autoComplete="street-address"
          maxLength={200}
          required
          data-first-focus
          aria-describedby={`${id}-error ${id}-help`}
          aria-invalid={state.problem ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={clear}
          onKeyDown={(event) => event.key !== 'Enter' && clear()}
        />
        {supportsGeolocation() && <FindMeButton info={info} onFound={() => input.current?.focus()} />}
      </div>
      <div role="alert" id={`${id}-error`}>
        {state.problem && <LocationProblemText problem={state.problem} orderType={settings.orderType} />}
      </div>
      <small id={`${id}-help`}>{ADDRESS_DIALOG.locationHelp}</small>
    </div>
  );
}

function FindMeButton({ info, onFound }: { readonly info: InitialInfo; readonly onFound: () => void }) {
  const { isAsking, ask } = usePosition();
  const find = async (): Promise<void> => {
    info.showProblem(null);
    // Locating may take long; typing cancels it.
    const isWanted = info.startRequest();
    const position = await ask();
    if (!isWanted()) return;
    if (position.kind === 'problem') return info.showProblem({ ok: false, problem: null, message: position.message });
    onFound();
    info.setTyped(position.location);
    if (!position.isComplete) info.showProblem({ ok: false, problem: null, message: ADDRESS_DIALOG.onlyTownKnown });
  };
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={ADDRESS_DIALOG.findMe}
      aria-busy={isAsking}
      disabled={isAsking}
      onClick={() => void find()}
    >
      <Icon name="target" />
    </button>
  );
}
