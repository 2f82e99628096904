import { type TableService, TIP_RECIPIENTS } from '@tischlein/domain/shop';
import { TABLES } from '@tischlein/wording/office';
import { RadioList } from '../ui/radio-list.tsx';
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
    <div className="stack">
      <Tick label={SAY.supportDineIn} isOn={supportDineIn} onChange={onSupport} />
      <Tick
        label={SAY.payAtTable}
        help={SAY.payAtTableHelp}
        isOn={tableService.payAtTable}
        onChange={(payAtTable) => onChange({ payAtTable })}
      />
      <RadioList
        legend={SAY.recipient}
        values={TIP_RECIPIENTS}
        names={SAY.recipients}
        value={tableService.tipRecipient}
        help={SAY.recipientHelp}
        onChange={(tipRecipient) => onChange({ tipRecipient })}
      />
      <RadioList
        legend={SAY.payLater}
        values={['offline', 'offline_debit']}
        names={SAY.payLaterMethods}
        value={tableService.payLaterMethod}
        help={SAY.till}
        onChange={(payLaterMethod) => onChange({ payLaterMethod })}
      />
    </div>
  );
}
