import * as calls from '@tischlein/contract/calls';
import { ADDRESS_DIALOG } from '@tischlein/wording/storefront';
import { useId, useRef, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';
import { LocationProblemText } from './location-problem.tsx';
import type { InitialInfo } from './use-initial-info.ts';
import { track } from '../../../ordering/track.ts';
import { useShop } from '../../../context/shop-context.ts';
import { send } from '../../../api/send.ts';

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
        {state.problem && (
          <LocationProblemText problem={state.problem} orderType={settings.orderType} onChoose={info.choose} />
        )}
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

/** Result of asking the device for its position. */
type Position =
  | { readonly kind: 'found'; readonly location: string; readonly isComplete: boolean }
  | { readonly kind: 'problem'; readonly message: string };

const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** S2 §2: 'only if the browser supports geolocation'. */
const supportsGeolocation = (): boolean => 'geolocation' in navigator;

/** Asks the browser for the position and the shop for its address (S2 §7 GET /geolocation). */
function usePosition(): { readonly isAsking: boolean; readonly ask: () => Promise<Position> } {
  const page = useShop();
  const [isAsking, setAsking] = useState(false);
  const find = async (): Promise<Position> => {
    const coordinates = await readCoordinates(navigator.geolocation);
    if ('message' in coordinates) return { kind: 'problem', message: coordinates.message };
    const { latitude: lat, longitude: long, accuracy: acc } = coordinates;
    const query = { lat: lat.toFixed(6), long: long.toFixed(6), acc: acc.toFixed() };
    const answer = await send(calls.findNearestAddress, { params: { shop: page.shop.id }, query });
    if (!answer.ok) return { kind: 'problem', message: ADDRESS_DIALOG.positionUnknown };
    track(page, { type: 'address', action: 'geolocation' });
    const { streetName, streetNumber, postalCode, locality } = answer.value;
    const street = `${streetName} ${streetNumber}`.trim();
    const town = `${postalCode} ${locality}`.trim();
    return {
      kind: 'found',
      location: street === '' ? town : `${street}, ${town}`,
      isComplete: streetName !== '' && streetNumber !== '',
    };
  };
  const ask = async (): Promise<Position> => {
    setAsking(true);
    const position = await find();
    setAsking(false);
    return position;
  };
  return { isAsking, ask };
}

function readCoordinates(geolocation: Geolocation): Promise<GeolocationCoordinates | { readonly message: string }> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) =>
        resolve({
          message: code === PERMISSION_DENIED ? ADDRESS_DIALOG.positionDenied : ADDRESS_DIALOG.positionUnknown,
        }),
      POSITION_OPTIONS,
    );
  });
}
