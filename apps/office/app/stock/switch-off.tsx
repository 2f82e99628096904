import type { StockRequest } from '@tischlein/contract/office';
import { Field } from '@tischlein/ui/field';
import { STOCK } from '@tischlein/wording/office';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { listEndTimes } from '../values/stock-end.ts';

interface SwitchOffProps {
  readonly name: string;
  /** The server's time. */
  readonly now: string;
  readonly onOut: (out: Exclude<StockRequest['out'], 'back'>) => void;
}

/** Switches an item off until tomorrow with one tap, or until a chosen time or for good with two. */
export function SwitchOff({ name, now, onOut }: SwitchOffProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="row stock-buttons">
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          aria-label={STOCK.of(STOCK.otherEnd, name)}
          onClick={() => setOpen(!isOpen)}
        >
          {STOCK.otherEnd}
        </button>
        <button
          type="button"
          className="button button-line"
          aria-label={STOCK.of(STOCK.today, name)}
          onClick={() => onOut('untilTomorrow')}
        >
          {STOCK.today}
        </button>
      </div>
      {isOpen && <OtherEnd now={now} onOut={onOut} />}
    </>
  );
}

function OtherEnd({ now, onOut }: Omit<SwitchOffProps, 'name'>) {
  const times = listEndTimes(now);
  const [chosen, setChosen] = useState(times[0] ?? '');
  const until = times.includes(chosen) ? chosen : (times[0] ?? '');
  return (
    <div className="columns stock-end-choice">
      <Field label={STOCK.until}>
        {(control) => (
          <select className="input" value={until} onChange={({ target }) => setChosen(target.value)} {...control}>
            {times.map((time) => (
              <option key={time} value={time}>
                {STOCK.clock(timeInShop(time))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className="button button-line" onClick={() => onOut({ until })}>
        {STOCK.untilTime(timeInShop(until))}
      </button>
      <button type="button" className="button button-line" onClick={() => onOut('forGood')}>
        {STOCK.forGood}
      </button>
    </div>
  );
}
