import type { TableOverview, WaiterTable } from '@tischlein/contract/shop';
import { type Cents, subtract } from '@tischlein/domain';
import { SPLIT } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { type OpenUnit, listUnits, sumUnits, toggleUnit } from './open-units.ts';
import { goToStep, nameStep } from './step-heading.tsx';
import { MovePanel } from './move-panel.tsx';
import { PayPanel } from './pay-panel.tsx';
import { useTable } from './use-table.ts';
import { euro } from '@tischlein/wording';
import { timeInShop } from '@tischlein/shop-time';

/** What belongs together, then how it is paid or where it goes. */
type Step = 'choose' | 'decide';

interface SplitTableProps {
  readonly table: number;
  readonly overview: TableOverview | null;
  readonly startsWithMove: boolean;
  readonly onMoved: (to: number) => void;
  readonly renderCode: (address: string, label: string) => ReactNode;
}

/** Pays a table in parts, or moves its items to another table (S3 W8): two steps on phones, both beside each other on wide screens. */
export function SplitTable({ table, overview, startsWithMove, onMoved, renderCode }: SplitTableProps) {
  const live = useTable(table);
  const [isMoving, setMoving] = useState(startsWithMove);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [step, setStep] = useState<Step>('choose');
  const { value } = live;
  if (!value)
    return <main className="floor-main">{live.problem ? <Problem text={live.problem} /> : <Skeleton />}</main>;
  if (!value.bill)
    return (
      <main className="floor-main">
        <p className="soft">{SPLIT.nothingOpen}</p>
      </main>
    );
  // What costs nothing any more can be moved, but there is nothing to pay.
  const units = listUnits(value.bill).filter(({ item }) => isMoving || item.open > 0);
  // Units that another guest or waiter has just paid are no longer chosen.
  const current = units.filter(({ key }) => chosen.includes(key));
  const secondStep = isMoving ? SPLIT.moveStep : SPLIT.payStep;
  const take = (answer: WaiterTable): void => {
    setChosen([]);
    setStep('choose');
    nameStep('');
    live.take(answer);
  };
  const goTo = (next: Step): void => {
    setStep(next);
    goToStep(next === 'choose' ? SPLIT.firstStep : secondStep);
  };
  return (
    <>
      <main className="floor-main split-main" id="content" tabIndex={-1} data-step={step}>
        <p className="split-step soft">{SPLIT.firstStep}</p>
        <div className="floor-head">
          <PurposeSwitch isMoving={isMoving} onChange={setMoving} />
          {units.length > 0 && (
            <button
              className="link-button"
              type="button"
              onClick={() => setChosen(current.length === units.length ? [] : units.map(({ key }) => key))}
            >
              {current.length === units.length ? SPLIT.selectNone : SPLIT.selectAll}
            </button>
          )}
        </div>
        {units.length === 0 && <p className="soft">{SPLIT.nothingOpen}</p>}
        <UnitList units={units} chosen={current} onToggle={(unit) => setChosen(toggleUnit(current, unit))} />
        {(units.length > 0 || value.bill.due > 0 || isMoving) && (
          <NextStep chosen={current} all={units.length} due={value.bill.due} onNext={() => goTo('decide')} />
        )}
      </main>
      <section className="floor-detail split-detail" aria-label={isMoving ? SPLIT.move : SPLIT.pay} data-step={step}>
        <p className="split-step soft">
          {secondStep}
          <button className="link-button" type="button" onClick={() => goTo('choose')}>
            {SPLIT.changeChoice}
          </button>
        </p>
        {isMoving ? (
          <MovePanel {...{ table, overview, units: current, onMoved }} onAnswer={take} />
        ) : (
          <PayPanel
            value={{ ...value, bill: value.bill }}
            {...{ table, units: current, all: units.length, renderCode }}
            onAnswer={take}
          />
        )}
      </section>
    </>
  );
}

interface NextStepProps {
  readonly chosen: readonly OpenUnit[];
  /** Number of all open units. */
  readonly all: number;
  readonly due: Cents;
  readonly onNext: () => void;
}

/** On phones: the chosen units, and the way to the second step. Equal parts and whole tables need no choice. */
function NextStep({ chosen, all, due, onNext }: NextStepProps) {
  const amount = sumUnits(chosen);
  return (
    <div className="split-next">
      <p className="detail-total">
        <span>{SPLIT.chosen(chosen.length, all)}</span>
        <strong>{euro(amount)}</strong>
      </p>
      <button className="button button-main button-wide" type="button" onClick={onNext}>
        {chosen.length > 0 ? SPLIT.next(subtract(due, amount)) : SPLIT.nextWithoutChoice}
      </button>
    </div>
  );
}

const Problem = ({ text }: { readonly text: string }) => (
  <Notice kind="warn" icon="alert">
    {text}
  </Notice>
);

interface PurposeSwitchProps {
  readonly isMoving: boolean;
  readonly onChange: (isMoving: boolean) => void;
}

const PurposeSwitch = ({ isMoving, onChange }: PurposeSwitchProps) => (
  <fieldset className="switch">
    <legend className="visually-hidden">{SPLIT.purpose}</legend>
    <label>
      <input type="radio" name="split-purpose" checked={!isMoving} onChange={() => onChange(false)} />
      {SPLIT.pay}
    </label>
    <label>
      <input type="radio" name="split-purpose" checked={isMoving} onChange={() => onChange(true)} />
      {SPLIT.move}
    </label>
  </fieldset>
);

interface UnitListProps {
  readonly units: readonly OpenUnit[];
  readonly chosen: readonly OpenUnit[];
  readonly onToggle: (unit: OpenUnit) => void;
}

/** Open units to choose from, one row each. */
const UnitList = ({ units, chosen, onToggle }: UnitListProps) =>
  units.map((unit) => (
    <label className="unit" key={unit.key}>
      <input type="checkbox" checked={chosen.some(({ key }) => key === unit.key)} onChange={() => onToggle(unit)} />
      <span>
        {unit.item.dishName}
        <small>{[timeInShop(unit.orderedAt), ...unit.item.details].join(' · ')}</small>
      </span>
      <span>{euro(unit.price)}</span>
    </label>
  ));
