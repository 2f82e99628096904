import { type TableService, TIP_RECIPIENTS } from '@tischlein/domain/shop';
import { TABLES } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { Tick } from '../ui/tick.tsx';
import type { TableSettings } from './describe-tables.ts';

interface ServiceFormProps {
  readonly settings: TableSettings;
  readonly onChange: (part: Partial<TableService>) => void;
  readonly onSupport: (supportDineIn: boolean) => void;
}

const { service: SAY } = TABLES;

/** How guests order and pay at the table (S3 W12, W13). */
export function ServiceForm({ settings, onChange, onSupport }: ServiceFormProps) {
  const { supportDineIn, tableService } = settings;
  return (
    <div className="service-form">
      <Tick label={SAY.supportDineIn} isOn={supportDineIn} onChange={onSupport} />
      <Tick
        label={SAY.payAtTable}
        help={SAY.payAtTableHelp}
        isOn={tableService.payAtTable}
        onChange={(payAtTable) => onChange({ payAtTable })}
      />
      <fieldset className="launch-choices">
        <legend>{SAY.recipient}</legend>
        {TIP_RECIPIENTS.map((tipRecipient) => (
          <Choice
            key={tipRecipient}
            name="tip-recipient"
            checked={tableService.tipRecipient === tipRecipient}
            onChoose={() => onChange({ tipRecipient })}
          >
            {SAY.recipients[tipRecipient]}
          </Choice>
        ))}
        <small>{SAY.recipientHelp}</small>
      </fieldset>
      <fieldset className="launch-choices">
        <legend>{SAY.payLater}</legend>
        {(['offline', 'offline_debit'] as const).map((payLaterMethod) => (
          <Choice
            key={payLaterMethod}
            name="pay-later"
            checked={tableService.payLaterMethod === payLaterMethod}
            onChoose={() => onChange({ payLaterMethod })}
          >
            {SAY.payLaterMethods[payLaterMethod]}
          </Choice>
        ))}
        <small>{SAY.till}</small>
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="check-row">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}
