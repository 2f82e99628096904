import type { OpeningHours } from '@tischlein/domain/shop';
import { HOURS } from '@tischlein/wording/office';
import { Field } from '@tischlein/ui/field';
import { NumberField } from '../ui/number-field.tsx';
import { Tick } from '../ui/tick.tsx';

interface ServingFormProps {
  readonly opening: OpeningHours;
  readonly onChange: (change: Partial<OpeningHours>) => void;
}

/** Preparation times and pre-orders. */
export function ServingForm({ opening, onChange }: ServingFormProps) {
  const { preparationMinutes, allowASAP } = opening;
  return (
    <div className="form-grid">
      <NumberField
        label={HOURS.preparationDelivery}
        value={preparationMinutes.delivery}
        bounds={{ min: 0, max: 1440 }}
        onChange={(delivery) => onChange({ preparationMinutes: { ...preparationMinutes, delivery } })}
      />
      <NumberField
        label={HOURS.preparationPickup}
        value={preparationMinutes.pickup}
        bounds={{ min: 0, max: 1440 }}
        onChange={(pickup) => onChange({ preparationMinutes: { ...preparationMinutes, pickup } })}
      />
      <Tick
        label={HOURS.firstSlot}
        help={HOURS.firstSlotHelp}
        isOn={opening.firstSlotAfterPreparation ?? false}
        onChange={(firstSlotAfterPreparation) => onChange({ firstSlotAfterPreparation })}
      />
      <Tick
        label={HOURS.asapDelivery}
        isOn={allowASAP.delivery}
        onChange={(delivery) => onChange({ allowASAP: { ...allowASAP, delivery } })}
      />
      <Tick
        label={HOURS.asapPickup}
        isOn={allowASAP.pickup}
        onChange={(pickup) => onChange({ allowASAP: { ...allowASAP, pickup } })}
      />
      <Tick
        label={HOURS.preOrder}
        isOn={opening.enablePreOrder}
        onChange={(enablePreOrder) => onChange({ enablePreOrder })}
      />
      <NumberField
        label={HOURS.preOrderDays}
        help={HOURS.preOrderDaysHelp}
        value={opening.preOrderDays}
        bounds={{ min: 0, max: 30 }}
        onChange={(preOrderDays) => onChange({ preOrderDays })}
      />
      <CustomerInfo opening={opening} onChange={onChange} />
    </div>
  );
}

function CustomerInfo({ opening, onChange }: ServingFormProps) {
  return (
    <Field label={HOURS.customerInfo} help={HOURS.customerInfoHelp}>
      {(control) => (
        <textarea
          className="input"
          maxLength={500}
          value={opening.customerInfo ?? ''}
          onChange={({ target: { value } }) => onChange({ customerInfo: value })}
          {...control}
        />
      )}
    </Field>
  );
}
