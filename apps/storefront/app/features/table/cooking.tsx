import type { GuestTable } from '@tischlein/contract/shop';
import { OUR_TABLE } from '@tischlein/wording/storefront';
import { findExpectedTime, listRoundsUnderWay } from './expected-time.ts';

/** When the next food comes, and how far the kitchen is. */
export function Cooking({ table }: { readonly table: GuestTable }) {
  const [latest] = listRoundsUnderWay(table.bill?.rounds ?? []);
  if (!latest) return null;
  const isHeld = latest.waitsForWaiter && latest.status === 'placed';
  const steps = isHeld ? OUR_TABLE.waitingSteps : OUR_TABLE.steps;
  const current = isHeld || latest.status === 'placed' ? 0 : 1;
  return (
    <div className="cooking" role="status">
      {isHeld ? <Held /> : <WhenItComes table={table} isPlaced={latest.status === 'placed'} />}
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < current ? 'done' : index === current ? 'now' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Held = () => (
  <>
    <p className="cooking-words">{OUR_TABLE.waiterComes}</p>
    <small>{OUR_TABLE.waiterComesHelp}</small>
  </>
);

function WhenItComes({ table, isPlaced }: { readonly table: GuestTable; readonly isPlaced: boolean }) {
  const expected = findExpectedTime(table);
  if (!expected) return <p className="cooking-words">{isPlaced ? OUR_TABLE.justOrdered : OUR_TABLE.confirmed}</p>;
  return expected.minutes === null ? (
    <>
      <small>{OUR_TABLE.comesAt}</small>
      <p className="cooking-time">{OUR_TABLE.clock(expected.label)}</p>
    </>
  ) : (
    <>
      <small>{OUR_TABLE.comesIn}</small>
      <p className="cooking-time">{OUR_TABLE.minutes(expected.minutes)}</p>
    </>
  );
}
