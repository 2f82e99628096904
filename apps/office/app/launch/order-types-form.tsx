import { LAUNCH } from '@tischlein/wording/office';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';
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
    <SettingValues names={ORDER_TYPES} edited={edited.compared}>
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
        <OwnValues at={ORDER_TYPES.map((type) => `config/${type}`)} />
      </fieldset>
      <SaveBar edited={edited} saved={LAUNCH.saved} />
    </SettingValues>
  );
}
