import { LAUNCH } from '@tischlein/wording/office';
import { SaveBar } from '../ui/save-bar.tsx';
import { Tick } from '../ui/tick.tsx';
import { type EditedConfig, ORDER_TYPES } from './use-config.ts';
import { Loading } from '../ui/loading.tsx';

const { orderTypes: SAY } = LAUNCH;

/** Delivery, pickup and ordering at the table. */
export function OrderTypesForm({ edited }: { readonly edited: EditedConfig }) {
  const { config, changeOrderTypes } = edited;
  if (!config) return <Loading problem={edited.problem} />;
  return (
    <>
      <fieldset>
        <legend>{SAY.legend}</legend>
        {ORDER_TYPES.map((type) => (
          <Tick
            key={type}
            label={SAY[type]}
            isOn={config[type]}
            onChange={(isOn) => changeOrderTypes({ [type]: isOn })}
          />
        ))}
      </fieldset>
      <SaveBar edited={edited} saved={LAUNCH.saved} />
    </>
  );
}
