import * as calls from '@tischlein/contract/calls';
import type { CouponSeries } from '@tischlein/contract/office';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { newKey } from '@tischlein/ui/new-key';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { readCount } from '../values/numbers.ts';
import { Tick } from '../ui/tick.tsx';
import { ValueFields } from './coupon-dialog.tsx';
import { type CouponProblems, type CouponText, readTerms, toCouponText } from './read-coupon.ts';

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
type SeriesProblems = CouponProblems & Readonly<Partial<Record<'name' | 'prefix' | 'count', string>>>;

const { series: SAY } = COUPON_OFFICE;
const MOST_CODES = 1000;

/** Creates many codes at once. A repeated press is the same request. */
export function SeriesDialog({ shop, onCreated, onClosed }: SeriesDialogProps) {
  const [id] = useState(newKey);
  const [text, setText] = useState<SeriesText>({ ...toCouponText(null), name: '', prefix: '', count: '1000' });
  const [problems, setProblems] = useState<SeriesProblems | null>(null);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOnError(problems);
  const set = (part: Partial<SeriesText>): void => setText({ ...text, ...part });
  const create = async (element: HTMLFormElement): Promise<void> => {
    const count = readCount(text.count, MOST_CODES);
    const terms = readTerms(text);
    const found = { ...terms.problems, ...findProblems(text, count) };
    if (Object.keys(found).length > 0 || count === null) return setProblems(found);
    setBusy(true);
    const { name, prefix, exclusive } = text;
    const body = { id, name, prefix, count, exclusive, ...terms.values };
    const answer = await send(calls.createCouponSeries, { params: { shop }, body });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.problem.message);
    onCreated(answer.value);
    closeContainingDialog(element);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void create(event.currentTarget);
  };
  return (
    <Dialog title={SAY.add} kind="coupon-dialog" onClosed={onClosed}>
      <form className="dialog-body coupon-form" ref={form} noValidate onSubmit={submit}>
        <SeriesFields text={text} set={set} problems={problems} />
        <ValueFields text={text} set={set} problems={problems} />
        <Tick
          label={COUPON_OFFICE.form.exclusive}
          help={COUPON_OFFICE.form.exclusiveHelp}
          isOn={text.exclusive}
          onChange={(exclusive) => set({ exclusive })}
        />
        <p role="alert">{refusal}</p>
        <BusyButton type="submit" isBusy={isBusy}>
          {SAY.create}
        </BusyButton>
      </form>
    </Dialog>
  );
}

const findProblems = ({ name, prefix }: SeriesText, count: number | null): SeriesProblems => ({
  ...(name.trim() === '' ? { name: SAY.problems.name } : {}),
  ...(/^[A-Za-z0-9]{0,12}$/.test(prefix) ? {} : { prefix: SAY.problems.prefix }),
  ...(count === null ? { count: SAY.problems.count } : {}),
});

interface SeriesFieldsProps {
  readonly text: SeriesText;
  readonly set: (part: Partial<SeriesText>) => void;
  readonly problems: SeriesProblems | null;
}

const SeriesFields = ({ text, set, problems }: SeriesFieldsProps) => (
  <>
    <TextField
      label={SAY.name}
      help={SAY.nameHelp}
      error={problems?.name}
      maxLength={80}
      value={text.name}
      onChange={({ target }) => set({ name: target.value })}
    />
    <div className="offer-pair">
      <TextField
        label={SAY.prefix}
        help={SAY.prefixHelp}
        error={problems?.prefix}
        maxLength={12}
        autoComplete="off"
        value={text.prefix}
        onChange={({ target }) => set({ prefix: target.value })}
      />
      <TextField
        label={SAY.count}
        help={SAY.countHelp}
        error={problems?.count}
        inputMode="numeric"
        value={text.count}
        onChange={({ target }) => set({ count: target.value })}
      />
    </div>
  </>
);
