import type { OfficeCoupon } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import { TextField } from '@tischlein/ui/field';
import { Switch } from '@tischlein/ui/switch';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { type FormEvent, useState } from 'react';
import { Tick } from '../ui/tick.tsx';
import { drawCode, readCoupon, toCouponText, type CouponProblems, type CouponText } from './read-coupon.ts';

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
  const [text, setText] = useState<CouponText>(toCouponText(coupon));
  const [problems, setProblems] = useState<CouponProblems | null>(null);
  const form = useFocusOnError(problems);
  const set = (part: Partial<CouponText>): void => setText({ ...text, ...part });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readCoupon(text, { taken, before: coupon });
    if ('problems' in read) return setProblems(read.problems);
    onTake(read.coupon);
    closeContainingDialog(event.currentTarget);
  };
  return (
    <Dialog title={coupon ? SAY.edit(coupon.code) : SAY.add} kind="coupon-dialog" onClosed={onClosed}>
      <form className="dialog-body coupon-form" ref={form} noValidate onSubmit={submit}>
        <CodeField text={text} set={set} problems={problems} isNew={coupon === null} />
        <ValueFields text={text} set={set} problems={problems} />
        <LimitFields text={text} set={set} problems={problems} />
        <Tick
          label={SAY.exclusive}
          help={SAY.exclusiveHelp}
          isOn={text.exclusive}
          onChange={(exclusive) => set({ exclusive })}
        />
        <Tick label={SAY.active} isOn={text.active} onChange={(active) => set({ active })} />
        <button type="submit" className="button button-main">
          {SAY.take}
        </button>
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly text: CouponText;
  readonly set: (part: Partial<CouponText>) => void;
  readonly problems: CouponProblems | null;
}

const CodeField = ({ text, set, problems, isNew }: PartProps & { readonly isNew: boolean }) => (
  <>
    <TextField
      label={SAY.code}
      help={SAY.codeHelp}
      error={problems?.code}
      maxLength={40}
      autoComplete="off"
      value={text.code}
      onChange={({ target }) => set({ code: target.value })}
    />
    {isNew && (
      <button type="button" className="link-button" onClick={() => set({ code: drawCode() })}>
        {SAY.draw}
      </button>
    )}
  </>
);

/** Percentage or amount, its minimum; shared with the form of a series. */
export const ValueFields = ({ text, set, problems }: PartProps) => (
  <>
    <Switch
      legend={SAY.type}
      value={text.type}
      options={[
        { value: 'percent', label: SAY.types.percent, unavailable: null },
        { value: 'value', label: SAY.types.value, unavailable: null },
      ]}
      onChange={(type) => set({ type })}
    />
    <div className="offer-pair">
      <TextField
        label={text.type === 'percent' ? SAY.percent : SAY.value}
        error={problems?.value}
        inputMode="decimal"
        value={text.value}
        onChange={({ target }) => set({ value: target.value })}
      />
      <TextField
        label={SAY.minimum}
        error={problems?.minimum}
        inputMode="decimal"
        value={text.minimum}
        onChange={({ target }) => set({ minimum: target.value })}
      />
    </div>
    <div className="offer-pair">
      <TextField
        label={SAY.from}
        type="date"
        value={text.from}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        label={SAY.until}
        type="date"
        error={problems?.until}
        value={text.until}
        onChange={({ target }) => set({ until: target.value })}
      />
    </div>
  </>
);

const LimitFields = ({ text, set, problems }: PartProps) => (
  <div className="offer-pair">
    <TextField
      label={SAY.most}
      help={SAY.noLimit}
      error={problems?.most}
      inputMode="numeric"
      value={text.most}
      onChange={({ target }) => set({ most: target.value })}
    />
    <TextField
      label={SAY.mostEach}
      help={SAY.noLimit}
      error={problems?.mostEach}
      inputMode="numeric"
      value={text.mostEach}
      onChange={({ target }) => set({ mostEach: target.value })}
    />
  </div>
);
