import * as calls from '@tischlein/contract/calls';
import type { TableBillAnswer, WaiterTable } from '@tischlein/contract/shop';
import { atMost, type Cents, subtract, toCents } from '@tischlein/domain';
import { allowedPaymentMethods, missedLeastAmount } from '@tischlein/domain/checkout';
import { isOnlineMethod, type PaymentMethod } from '@tischlein/domain/shop';
import type { WhatToPay } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { SPLIT } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Notice } from '@tischlein/ui/notice';
import { Stepper } from '@tischlein/ui/stepper';
import { showToast } from '@tischlein/ui/toasts';
import { type ReactNode, useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import { SCROLL_REGION } from './scroll-region.ts';
import { focusHeading } from './step-heading.tsx';
import { type OpenUnit, sumUnits, toLineUnits } from './open-units.ts';
import { ChosenUnits } from './chosen-units.tsx';
import { useAttempt } from './use-attempt.ts';

interface PayPanelProps {
  readonly table: number;
  readonly value: WaiterTable & { readonly bill: TableBillAnswer };
  readonly units: readonly OpenUnit[];
  /** Number of all open units. */
  readonly all: number;
  readonly onAnswer: (value: WaiterTable) => void;
  readonly renderCode: (address: string, label: string) => ReactNode;
}

const WAYS = ['units', 'equalPart', 'everything'] as const;
type Way = (typeof WAYS)[number];
const WAY_NAMES = { units: SPLIT.byItems, equalPart: SPLIT.equally, everything: SPLIT.everything };
const MOST_PARTS = 50;

/** A part of the bill: by items, in equal parts or everything; at the till or at the guest's phone. */
export function PayPanel({ table, value, units, all, onAnswer, renderCode }: PayPanelProps) {
  const { bill } = value;
  const { shop } = useShop();
  const [way, setWay] = useState<Way>(bill.division ? 'equalPart' : 'units');
  const [parts, setParts] = useState(2);
  const [isAtTill, setAtTill] = useState(true);
  const [isCodeShown, setCodeShown] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const into = bill.division?.into ?? parts;
  const part = describePart({ way, into, bill, units });
  const isTooSmall = !isAtTill && isTooSmallOnline(shop, part.amount);
  const attempt = useAttempt();
  const handOver = async (): Promise<void> => {
    setBusy(true);
    const params = { shop: shop.id, table };
    const body = { what: part.what, expectedAmount: part.amount };
    const answer = await attempt([table, body], (key) =>
      send(calls.handOverToTill, { params, headers: { 'idempotency-key': key }, body }),
    );
    setBusy(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return;
    showToast({ icon: 'check', text: SPLIT.handedOver(part.amount) });
    onAnswer(answer.value);
    focusHeading();
  };
  return (
    <>
      <div className="detail-head">
        <h2>{SPLIT.part(bill.parts.length + 1)}</h2>
        <p>
          {way === 'units' && SPLIT.chosen(units.length, all)}
          {way === 'equalPart' && SPLIT.nextPart(bill.division?.taken ?? 0, into)}
          {way === 'everything' && SPLIT.everything}
        </p>
      </div>
      <div {...SCROLL_REGION} aria-label={SPLIT.chosenTitle}>
        <Choice legend={SPLIT.division} options={WAYS} names={WAY_NAMES} value={way} onChange={setWay} />
        {way === 'equalPart' && !bill.division && <PartCount parts={parts} onChange={setParts} />}
        {way === 'units' && <ChosenUnits units={units} />}
        <TillOrPhone isAtTill={isAtTill} onChange={setAtTill} />
      </div>
      <div className="detail-foot">
        {isTooSmall && (
          <Notice kind="warn" icon="info">
            {SPLIT.tooSmall}
          </Notice>
        )}
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
        <p className="detail-total">
          <span>{SPLIT.after(subtract(bill.due, part.amount))}</span>
          <strong>{euro(part.amount)}</strong>
        </p>
        <button
          className="button button-main button-wide"
          type="button"
          disabled={part.amount === 0 || isBusy || isTooSmall}
          onClick={() => (isAtTill ? void handOver() : setCodeShown(true))}
        >
          {isAtTill ? SPLIT.handOver : SPLIT.showCode}
        </button>
      </div>
      {isCodeShown && (
        <CodeDialog table={table} onClosed={() => setCodeShown(false)}>
          {renderCode(`${value.guestAddress}${part.query}`, SPLIT.code(table))}
          <p className="detail-total">
            <span>{SPLIT.codeHint}</span>
            <strong>{euro(part.amount)}</strong>
          </p>
        </CodeDialog>
      )}
    </>
  );
}

/** No provider of the shop takes a payment of this amount. */
function isTooSmallOnline(shop: ShopView, amount: Cents): boolean {
  const methods = allowedPaymentMethods(shop, 'dineIn').filter(isOnlineMethod);
  const isMissed = (method: PaymentMethod) => missedLeastAmount(shop.leastAmounts, method, amount) !== null;
  return methods.length > 0 && methods.every(isMissed);
}

interface PartInput {
  readonly way: Way;
  readonly into: number;
  readonly bill: TableBillAnswer;
  readonly units: readonly OpenUnit[];
}

/** What a part pays, its amount, and what the guest's address says of it. */
function describePart({ way, into, bill, units }: PartInput) {
  if (way === 'everything')
    return { what: { kind: 'everything' } satisfies WhatToPay, amount: bill.due, query: '&zahlen=' };
  if (way === 'units') {
    const lines = toLineUnits(units);
    const query = `&zahlen=${lines.map(({ line, units: count }) => `${line}.${count}`).join(',')}`;
    return { what: { kind: 'units', units: lines } satisfies WhatToPay, amount: sumUnits(units), query };
  }
  const next = bill.division?.nextPart ?? toCents(Math.ceil(bill.due / into));
  const what = { kind: 'equalPart', into } satisfies WhatToPay;
  return { what, amount: atMost(next, bill.due), query: `&teile=${into}` };
}

interface ChoiceProps<Option extends string> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (option: Option) => void;
}

const Choice = <Option extends string>({ legend, options, names, value, onChange }: ChoiceProps<Option>) => (
  <fieldset className="switch">
    <legend className="visually-hidden">{legend}</legend>
    {options.map((option) => (
      <label key={option}>
        <input type="radio" name="split-way" checked={option === value} onChange={() => onChange(option)} />
        {names[option]}
      </label>
    ))}
  </fieldset>
);

const PartCount = ({ parts, onChange }: { readonly parts: number; readonly onChange: (parts: number) => void }) => (
  <p className="split-parts">
    <span>{SPLIT.parts(parts)}</span>
    <Stepper
      count={parts}
      least={2}
      most={MOST_PARTS}
      words={{ add: SPLIT.more, more: SPLIT.more, less: SPLIT.fewer }}
      onChange={onChange}
    />
  </p>
);

interface TillOrPhoneProps {
  readonly isAtTill: boolean;
  readonly onChange: (isAtTill: boolean) => void;
}

const TillOrPhone = ({ isAtTill, onChange }: TillOrPhoneProps) => (
  <fieldset className="split-ways">
    <legend>{SPLIT.how}</legend>
    <label className="unit">
      <input type="radio" name="split-where" checked={isAtTill} onChange={() => onChange(true)} />
      <span>
        {SPLIT.till}
        <small>{SPLIT.tillHint}</small>
      </span>
    </label>
    <label className="unit">
      <input type="radio" name="split-where" checked={!isAtTill} onChange={() => onChange(false)} />
      <span>
        {SPLIT.phone}
        <small>{SPLIT.phoneHint}</small>
      </span>
    </label>
  </fieldset>
);

interface CodeDialogProps {
  readonly table: number;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

function CodeDialog({ table, onClosed, children }: CodeDialogProps) {
  const foot = (
    <button
      className="button button-main button-wide"
      type="button"
      onClick={(event) => closeContainingDialog(event.currentTarget)}
    >
      {SPLIT.done}
    </button>
  );
  return (
    <Dialog title={SPLIT.code(table)} kind="alert-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body split-code">{children}</div>
    </Dialog>
  );
}
