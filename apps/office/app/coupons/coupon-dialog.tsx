import type { OfficeCoupon } from '@tischlein/contract/office';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import { TextField } from '@tischlein/ui/field';
import type { FormState } from '@tischlein/ui/form-state';
import { Switch } from '@tischlein/ui/switch';
import { useForm } from '@tischlein/ui/use-form';
import { Tick } from '../ui/tick.tsx';
import { drawCode, readCoupon, toCouponText, type CouponText } from './read-coupon.ts';

interface CouponDialogProps {
  /** null: a new one. */
  readonly coupon: OfficeCoupon | null;
  /** Normalized codes of the others. */
  readonly taken: readonly string[];
  readonly onTake: (coupon: OfficeCoupon) => void;
  readonly onClosed: () => void;
}

const { form: SAY } = COUPON_OFFICE;

/** The terms and limits of a coupon. */
export function CouponDialog({ coupon, taken, onTake, onClosed }: CouponDialogProps) {
  const context = { taken, before: coupon };
  const form = useForm({
    first: toCouponText(coupon),
    check: (text) => {
      const read = readCoupon(text, context);
      return 'problems' in read ? read.problems : {};
    },
    take: (text, element) => {
      const read = readCoupon(text, context);
      if ('coupon' in read) onTake(read.coupon);
      closeContainingDialog(element);
    },
  });
  return (
    <DialogForm
      form={form}
      title={coupon ? SAY.edit(coupon.code) : SAY.add}
      className="stack"
      kind="coupon-dialog"
      noValidate
      submit={SAY.take}
      onClosed={onClosed}
    >
      <CodeField form={form} isNew={coupon === null} />
      <ValueFields form={form} />
      <LimitFields form={form} />
      <Tick
        label={SAY.exclusive}
        help={SAY.exclusiveHelp}
        isOn={form.values.exclusive}
        onChange={(exclusive) => form.set({ exclusive })}
      />
      <Tick label={SAY.active} isOn={form.values.active} onChange={(active) => form.set({ active })} />
    </DialogForm>
  );
}

interface PartProps {
  readonly form: FormState<CouponText>;
}

const CodeField = ({ form, isNew }: PartProps & { readonly isNew: boolean }) => (
  <>
    <TextField label={SAY.code} help={SAY.codeHelp} maxLength={40} autoComplete="off" {...form.text('code')} />
    {isNew && (
      <button type="button" className="link-button" onClick={() => form.set({ code: drawCode() })}>
        {SAY.draw}
      </button>
    )}
  </>
);

/** Percentage or amount, its minimum; shared with the form of a series. */
export const ValueFields = ({ form }: PartProps) => (
  <>
    <Switch
      legend={SAY.type}
      value={form.values.type}
      options={[
        { value: 'percent', label: SAY.types.percent, unavailable: null },
        { value: 'value', label: SAY.types.value, unavailable: null },
      ]}
      onChange={(type) => form.set({ type })}
    />
    <div className="columns">
      <TextField
        label={form.values.type === 'percent' ? SAY.percent : SAY.value}
        inputMode="decimal"
        {...form.text('value')}
      />
      <TextField label={SAY.minimum} inputMode="decimal" {...form.text('minimum')} />
    </div>
    <div className="columns">
      <TextField label={SAY.from} type="date" {...form.text('from')} />
      <TextField label={SAY.until} type="date" {...form.text('until')} />
    </div>
  </>
);

const LimitFields = ({ form }: PartProps) => (
  <div className="columns">
    <TextField label={SAY.most} help={SAY.noLimit} inputMode="numeric" {...form.text('most')} />
    <TextField label={SAY.mostEach} help={SAY.noLimit} inputMode="numeric" {...form.text('mostEach')} />
  </div>
);
