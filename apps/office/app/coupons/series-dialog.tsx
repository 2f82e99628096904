import * as calls from '@tischlein/contract/calls';
import type { CouponSeries } from '@tischlein/contract/office';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { TextField } from '@tischlein/ui/field';
import { useForm } from '@tischlein/ui/use-form';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { readCount } from '../values/numbers.ts';
import { Tick } from '../ui/tick.tsx';
import { ValueFields } from './coupon-dialog.tsx';
import { type CouponText, readTerms, toCouponText } from './read-coupon.ts';

interface SeriesDialogProps {
  readonly shop: string;
  readonly onCreated: (series: CouponSeries) => void;
  readonly onClosed: () => void;
}

interface SeriesText extends CouponText {
  readonly name: string;
  readonly prefix: string;
  readonly count: string;
}

const { series: SAY } = COUPON_OFFICE;
const MOST_CODES = 1000;
const FIRST: SeriesText = { ...toCouponText(null), name: '', prefix: '', count: '1000' };

/** Creates many codes at once. A repeated press is the same request. */
export function SeriesDialog({ shop, onCreated, onClosed }: SeriesDialogProps) {
  const form = useForm({
    first: FIRST,
    check: (text) => ({ ...readTerms(text).problems, ...findProblems(text) }),
    send: (text, id) => {
      const { name, prefix, exclusive } = text;
      const count = readCount(text.count, MOST_CODES) ?? 0;
      const body = { id, name, prefix, count, exclusive, ...readTerms(text).values };
      return send(calls.createCouponSeries, { params: { shop }, body });
    },
    done: (series, sent) => {
      onCreated(series);
      closeContainingDialog(sent.form);
    },
  });
  return (
    <DialogForm
      form={form}
      title={SAY.add}
      className="stack"
      kind="coupon-dialog"
      noValidate
      submit={SAY.create}
      onClosed={onClosed}
    >
      <TextField label={SAY.name} help={SAY.nameHelp} maxLength={80} {...form.text('name')} />
      <div className="columns">
        <TextField
          label={SAY.prefix}
          help={SAY.prefixHelp}
          maxLength={12}
          autoComplete="off"
          {...form.text('prefix')}
        />
        <TextField label={SAY.count} help={SAY.countHelp} inputMode="numeric" {...form.text('count')} />
      </div>
      <ValueFields form={form} />
      <Tick
        label={COUPON_OFFICE.form.exclusive}
        help={COUPON_OFFICE.form.exclusiveHelp}
        isOn={form.values.exclusive}
        onChange={(exclusive) => form.set({ exclusive })}
      />
    </DialogForm>
  );
}

const findProblems = ({ name, prefix, count }: SeriesText) => ({
  name: name.trim() === '' && SAY.problems.name,
  prefix: !/^[A-Za-z0-9]{0,12}$/.test(prefix) && SAY.problems.prefix,
  count: readCount(count, MOST_CODES) === null && SAY.problems.count,
});
