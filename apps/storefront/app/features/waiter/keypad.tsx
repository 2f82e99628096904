import type { OrderContext } from '@tischlein/domain/menu';
import { findByNumber } from '@tischlein/domain/table';
import { TAKE } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { SizeButtons } from './size-buttons.tsx';
import type { TakeActions } from './take-actions.ts';
import { takeDown } from './take-down.ts';
import { WaiterIcon } from './waiter-icon.tsx';

interface KeypadProps {
  readonly table: number;
  readonly occasion: OrderContext;
  readonly actions: TakeActions;
}

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];
const LONGEST_NUMBER = 6;

/** Dish numbers by thumb: the name appears while typing, plus takes it down. */
export function Keypad({ table, occasion, actions }: KeypadProps) {
  const page = useShop();
  const [number, setNumber] = useState('');
  const dish = findByNumber(page.menu, number);
  const isAnySize = dish !== null && dish.sizes.length > 1;
  const press = (digit: string): void => setNumber((before) => (before + digit).slice(0, LONGEST_NUMBER));
  const add = (): void => {
    if (!dish) return;
    const [size = null] = dish.sizes;
    if (!takeDown(page, table, { dish, size, occasion })) actions.openDish({ dish, size });
    setNumber('');
  };
  return (
    <div className="keypad" role="group" aria-label={TAKE.keypad}>
      <p className="keypad-show" aria-live="polite">
        <output>{number || ' '}</output>
        <small>{dish ? dish.name : number && TAKE.unknownNumber}</small>
      </p>
      {isAnySize && (
        <SizeButtons {...{ table, dish, occasion }} onOpen={actions.openDish} onTaken={() => setNumber('')} />
      )}
      {DIGITS.map((digit) => (
        <button key={digit} type="button" onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={TAKE.deleteDigit} onClick={() => setNumber(number.slice(0, -1))}>
        <WaiterIcon name="backspace" />
      </button>
      <button type="button" onClick={() => press('0')}>
        0
      </button>
      <button
        type="button"
        className="keypad-add"
        aria-label={TAKE.addNumber(number)}
        disabled={!dish || isAnySize}
        onClick={add}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
