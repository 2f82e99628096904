import { MAP_APP_NAMES, OWN_TOUR as SAY } from '@tischlein/wording/office';
import { useId } from 'react';
import { MAP_APPS, type MapApp } from './navigation.ts';

interface MapAppChoiceProps {
  readonly app: MapApp;
  readonly onChoose: (app: MapApp) => void;
}

/** Which app shows the way on this device. */
export function MapAppChoice({ app, onChoose }: MapAppChoiceProps) {
  const name = useId();
  return (
    <details className="map-app">
      <summary>
        {SAY.mapApp}: {MAP_APP_NAMES[app]}
      </summary>
      <fieldset className="reasons">
        <legend className="visually-hidden">{SAY.mapApp}</legend>
        {MAP_APPS.map((each) => (
          <label className="choice-row" key={each}>
            <input type="radio" name={name} checked={each === app} onChange={() => onChoose(each)} />
            <span className="choice-name">{MAP_APP_NAMES[each]}</span>
          </label>
        ))}
      </fieldset>
      <p className="soft">{SAY.mapAppHelp}</p>
    </details>
  );
}
