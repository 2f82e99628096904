import { RESERVATION_INTERVALS, RESERVATION_MODES, type ReservationSettings } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { RESERVATIONS } from '@tischlein/wording/office';
import { NumberField } from '../ui/number-field.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { Tick } from '../ui/tick.tsx';
import { useSettings } from './use-settings.ts';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

interface SettingsFormProps {
  readonly shop: string;
  readonly mayEdit: boolean;
  readonly onSaved: () => Promise<void>;
}

/** Whether and how guests reserve tables. */
export function SettingsForm({ shop, mayEdit, onSaved }: SettingsFormProps) {
  const settings = useSettings(shop, onSaved);
  const { draft, change } = settings;
  return (
    <section className="office-part reservation-settings" aria-label={RESERVATIONS.settings}>
      <h2>{RESERVATIONS.settings}</h2>
      {!mayEdit && <p className="notice">{RESERVATIONS.onlyOwners}</p>}
      {draft && (
        <SettingValues names={['enableReservations', 'reservations']} edited={settings.compared}>
          <fieldset className="form-grid" disabled={!mayEdit}>
            <legend className="visually-hidden">{RESERVATIONS.settings}</legend>
            <Tick
              label={RESERVATIONS.isOn}
              isOn={draft.enableReservations}
              onChange={(isOn) => change({ ...draft, enableReservations: isOn })}
            />
            <Choices
              settings={draft.reservations}
              onChange={(part) => change({ ...draft, reservations: { ...draft.reservations, ...part } })}
            />
            <OwnValues at={['config/enableReservations', 'config/reservations']} />
          </fieldset>
        </SettingValues>
      )}
      {mayEdit && <SaveBar edited={settings} saved={RESERVATIONS.saved} />}
    </section>
  );
}

interface ChoicesProps {
  readonly settings: ReservationSettings;
  readonly onChange: (part: Partial<ReservationSettings>) => void;
}

const NUMBERS = [
  { key: 'seats', label: RESERVATIONS.seats, help: RESERVATIONS.seatsHelp, bounds: { min: 1, max: 1000 } },
  {
    key: 'mostGuests',
    label: RESERVATIONS.mostGuests,
    help: RESERVATIONS.mostGuestsHelp,
    bounds: { min: 1, max: 1000 },
  },
  {
    key: 'stayMinutes',
    label: RESERVATIONS.stay,
    help: RESERVATIONS.quarters,
    bounds: { min: 30, max: 720, step: 15 },
  },
  {
    key: 'lastSeatingMinutes',
    label: RESERVATIONS.lastSeating,
    help: RESERVATIONS.quarters,
    bounds: { min: 0, max: 720, step: 15 },
  },
  { key: 'leadMinutes', label: RESERVATIONS.lead, help: '', bounds: { min: 0, max: 10_080 } },
  { key: 'daysAhead', label: RESERVATIONS.daysAhead, help: '', bounds: { min: 0, max: 365 } },
] as const;

function Choices({ settings, onChange }: ChoicesProps) {
  return (
    <>
      <Field label={RESERVATIONS.mode}>
        {(control) => (
          <select
            className="input"
            value={settings.mode}
            onChange={({ target }) => {
              const mode = RESERVATION_MODES.find((each) => each === target.value);
              if (mode) onChange({ mode });
            }}
            {...control}
          >
            {RESERVATION_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {RESERVATIONS.modes[mode]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={RESERVATIONS.interval}>
        {(control) => (
          <select
            className="input"
            value={settings.intervalMinutes}
            onChange={({ target }) => {
              const intervalMinutes = RESERVATION_INTERVALS.find((each) => String(each) === target.value);
              if (intervalMinutes) onChange({ intervalMinutes });
            }}
            {...control}
          >
            {RESERVATION_INTERVALS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {RESERVATIONS.minutes(minutes)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {NUMBERS.map(({ key, label, help, bounds }) => (
        <NumberField
          key={key}
          label={label}
          {...(help && { help })}
          value={settings[key]}
          bounds={bounds}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
    </>
  );
}
