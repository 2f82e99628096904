import '../styles/escalation.css';
import { ESCALATION_ENDS, type EscalationSettings } from '@tischlein/domain/shop';
import { ESCALATION_OFFICE as SAY } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useId } from 'react';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { PeopleFields } from './people-fields.tsx';
import { useEscalation } from './use-escalation.ts';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

const MINUTES = { min: 1, max: 180 } as const;

interface PartProps {
  readonly settings: EscalationSettings;
  readonly change: (settings: EscalationSettings) => void;
}

/** What happens to unanswered orders, and at last (decision 051). */
export function EscalationPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { settings, change, ...edited } = useEscalation(shop.id);
  const { may } = useOffice();
  if (!settings)
    return (
      <OfficeFrame title={SAY.title}>
        <Loading problem={edited.problem} />
      </OfficeFrame>
    );
  return (
    <OfficeFrame title={SAY.title}>
      <p className="soft">{SAY.help}</p>
      <SettingValues names={['escalation']} edited={edited.compared}>
        <fieldset className="stack" disabled={!may('opening', 'write')}>
          <legend className="visually-hidden">{SAY.title}</legend>
          <OfficePart title={SAY.people}>
            <p className="soft">{SAY.peopleHelp}</p>
            <PeopleFields people={settings.people} onChange={(people) => change({ ...settings, people })} />
            <OwnValues at="config/escalation/people" />
          </OfficePart>
          <Steps settings={settings} change={change} />
          <OwnValues at={['ring', 'tell', 'call'].map((step) => `config/escalation/${step}Minutes`)} />
          <End settings={settings} change={change} />
          <OwnValues at={['config/escalation/last', 'config/escalation/lastMinutes']} />
        </fieldset>
      </SettingValues>
      <SaveBar edited={edited} saved={SAY.saved} />
    </OfficeFrame>
  );
}

const STEPS = [
  { key: 'ringMinutes', label: SAY.ring },
  { key: 'tellMinutes', label: SAY.tell },
  { key: 'callMinutes', label: SAY.call },
] as const;

function Steps({ settings, change }: PartProps) {
  const { shop, may } = useOffice();
  return (
    <OfficePart title={SAY.steps}>
      <p className="soft">{SAY.order}</p>
      <div className="columns">
        {STEPS.map(({ key, label }, index) => (
          <NumberField
            key={key}
            label={label}
            error={settings[key] <= (index === 0 ? 0 : settings[STEPS[index - 1]?.key ?? key]) ? SAY.order : undefined}
            value={settings[key]}
            bounds={MINUTES}
            onChange={(minutes) => change({ ...settings, [key]: minutes })}
          />
        ))}
      </div>
      <p className="soft">{SAY.callHelp}</p>
      {may('integrations', 'read') && <Link to={`/${shop.slug}/schnittstellen`}>{SAY.callLink}</Link>}
    </OfficePart>
  );
}

function End({ settings, change }: PartProps) {
  const name = useId();
  return (
    <OfficePart title={SAY.last}>
      <p className="soft">{SAY.lastHelp}</p>
      <fieldset className="reasons">
        <legend className="visually-hidden">{SAY.last}</legend>
        {ESCALATION_ENDS.map((last) => (
          <label className="choice-row" key={last}>
            <input
              type="radio"
              name={name}
              checked={settings.last === last}
              onChange={() => change({ ...settings, last })}
            />
            <span className="choice-name">{SAY.ends[last]}</span>
          </label>
        ))}
      </fieldset>
      {settings.last !== 'none' && (
        <NumberField
          label={SAY.lastMinutes}
          error={settings.lastMinutes <= settings.callMinutes ? SAY.order : undefined}
          value={settings.lastMinutes}
          bounds={MINUTES}
          onChange={(lastMinutes) => change({ ...settings, lastMinutes })}
        />
      )}
    </OfficePart>
  );
}
