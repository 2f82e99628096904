import { LAUNCH } from '@tischlein/wording/office';
import { SaveBar } from '../ui/save-bar.tsx';
import type { EditedConfig } from './use-config.ts';

const TYPES = ['supportDelivery', 'supportPickup', 'supportDineIn'] as const;
const { orderTypes: SAY } = LAUNCH;

/** Delivery, pickup and ordering at the table. */
export function OrderTypesForm({ edited }: { readonly edited: EditedConfig }) {
  const { config, change } = edited;
  if (!config) return <p role="status">{edited.problem}</p>;
  return (
    <>
      <fieldset className="launch-choices">
        <legend>{SAY.legend}</legend>
        {TYPES.map((type) => (
          <label key={type} className="check-row">
            <input
              type="checkbox"
              checked={config[type]}
              onChange={({ target }) => change({ [type]: target.checked })}
            />
            {SAY[type]}
          </label>
        ))}
      </fieldset>
      <SaveBar edited={edited} saved={LAUNCH.saved} />
    </>
  );
}
