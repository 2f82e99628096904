import { NO_CENTS, subtract } from '@tischlein/domain';
import { type BillChoice, type OpenBill, readEuros } from '@tischlein/domain/table';
import { TextField } from '@tischlein/ui/field';
import { euro } from '@tischlein/wording';
import { TABLE_BILL } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { writeEuros } from '../../table/write-euros.ts';

interface AmountFieldProps {
  readonly open: OpenBill;
  readonly choice: BillChoice;
  readonly onChange: (choice: BillChoice) => void;
}

/** 'Betrag': the amount that the guest names, up to the open one. */
export function AmountField({ open: { due }, choice, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState(choice.amount > 0 ? writeEuros(choice.amount) : '');
  const { amount } = choice;
  const isUnreadable = typed.trim() !== '' && (readEuros(typed) ?? NO_CENTS) === 0;
  const type = (text: string): void => {
    setTyped(text);
    onChange({ ...choice, amount: readEuros(text) ?? NO_CENTS });
  };
  return (
    <TextField
      label={TABLE_BILL.ownAmount}
      name="amount"
      inputMode="decimal"
      maxLength={10}
      autoComplete="off"
      value={typed}
      help={TABLE_BILL.openAfter(euro(due), amount > 0 && amount <= due ? euro(subtract(due, amount)) : '')}
      error={isUnreadable ? TABLE_BILL.ownAmountProblem : amount > due ? TABLE_BILL.moreThanOpen(euro(due)) : undefined}
      onChange={(event) => type(event.target.value)}
    />
  );
}
