import type { TableBillAnswer } from '@tischlein/contract/shop';
import { add, NO_CENTS } from '@tischlein/domain';
import { type LeastAmounts, missedLeastAmount } from '@tischlein/domain/checkout';
import type { PaymentMethod } from '@tischlein/domain/shop';
import {
  type BillChoice,
  chosenAmount,
  NO_BILL_CHOICE,
  NO_TIP,
  type OpenBill,
  readBillChoice,
  tipAmount,
  type TipChoice,
  toWhatToPay,
} from '@tischlein/domain/table';
import { steps } from '@tischlein/ui/steps';
import { leastAmountText } from '@tischlein/wording';
import { TABLE_BILL } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { readTableName } from '../../table/kept-for-today.ts';
import { settleChoice, toOpenBill } from './open-bill.ts';
import { listPartMethods, type PartToPay, WALLET } from './part-submission.ts';

type Errors = Readonly<Partial<Record<'choice' | 'paymentMethod', string>>>;

/** The form of the bill: the choice, which follows what others pay, the tip and the method. */
export interface BillForm {
  readonly open: OpenBill;
  readonly choice: BillChoice;
  /** Names of what was chosen and is no longer open. */
  readonly lost: readonly string[];
  /** No other guest pays for it. */
  readonly isTakenOff: boolean;
  readonly tip: TipChoice;
  readonly paymentMethod: PaymentMethod | null;
  readonly errors: Errors;
  readonly toPay: PartToPay;
  readonly choose: (choice: BillChoice) => void;
  readonly give: (tip: TipChoice) => void;
  readonly payBy: (method: PaymentMethod) => void;
  readonly showErrors: (errors: Errors) => void;
  /** Returns what has to be corrected before paying. */
  readonly check: () => Errors;
}

export function useBillForm(bill: TableBillAnswer): BillForm {
  const { shop } = useShop();
  const open = toOpenBill(bill);
  const { choice, lost, isTakenOff, choose } = useFollowedChoice(bill, open);
  const [tip, setTip] = useState<TipChoice>(NO_TIP);
  const [paymentMethod, setMethod] = useState<PaymentMethod | null>(() => findFirstMethod(listPartMethods(shop)));
  const [errors, setErrors] = useState<Errors>({});
  const name = readTableName(shop.id);
  const toPay: PartToPay = { ...findAmounts(choice, open, tip), paymentMethod, name };
  const drop = (field: keyof Errors): void => setErrors({ ...errors, [field]: undefined });
  const changes = {
    choose: (next: BillChoice): void => {
      choose(next);
      drop('choice');
    },
    give: setTip,
    payBy: (method: PaymentMethod): void => {
      setMethod(method);
      drop('paymentMethod');
    },
    showErrors: setErrors,
  };
  const check = (): Errors => checkPart(toPay, shop.leastAmounts);
  return { open, choice, lost, isTakenOff, tip, paymentMethod, errors, toPay, ...changes, check };
}

/** The choice, as far as it is still open. */
function useFollowedChoice(
  bill: TableBillAnswer,
  open: OpenBill,
): Pick<BillForm, 'choice' | 'lost' | 'isTakenOff' | 'choose'> {
  const [wanted, setWanted] = useState(() => readAddress(open));
  const [before, setBefore] = useState(bill);
  const [{ lost, isTakenOff }, setLost] = useState(NOTHING_LOST);
  const settled = settleChoice(wanted, bill, before);
  if (before !== bill) setBefore(bill);
  // While rendering: units that another guest pays leave the choice at once, and are named until the next choice.
  if (settled.choice !== wanted) {
    setWanted(settled.choice);
    setLost({
      lost: [...new Set([...lost, ...settled.lost])],
      isTakenOff: settled.isTakenOff && (lost.length === 0 || isTakenOff),
    });
  }
  const choose = (next: BillChoice): void => {
    setWanted(next);
    setLost(NOTHING_LOST);
  };
  return { choice: settled.choice, lost, isTakenOff, choose };
}

const NOTHING_LOST: Pick<BillForm, 'lost' | 'isTakenOff'> = { lost: [], isTakenOff: false };

function findAmounts(choice: BillChoice, open: OpenBill, tip: TipChoice): Pick<PartToPay, 'what' | 'amount' | 'tip'> {
  const amount = chosenAmount(choice, open);
  if (amount === 0) return { what: null, amount, tip: NO_CENTS };
  return { what: toWhatToPay(choice, open), amount, tip: tipAmount(tip, amount) };
}

function checkPart({ what, amount, tip, paymentMethod }: PartToPay, leastAmounts: LeastAmounts): Errors {
  if (what === null) return { choice: TABLE_BILL.chooseFirst };
  const least = missedLeastAmount(leastAmounts, paymentMethod, add(amount, tip));
  return least === null ? {} : { paymentMethod: leastAmountText(least) };
}

/** `?zahlen=` and `?teile=` preselect. */
function readAddress(open: OpenBill): BillChoice {
  const [, query = ''] = steps.current.get().address.split('?');
  const parameters = new URLSearchParams(query.replace(/#.*/, ''));
  return readBillChoice({ units: parameters.get('zahlen'), parts: parameters.get('teile') }, open) ?? NO_BILL_CHOICE;
}

/** The wallet of the phone is chosen at first: it needs no more than a look. */
const findFirstMethod = ([first, ...others]: readonly PaymentMethod[]): PaymentMethod | null =>
  first !== undefined && (others.length === 0 || first === WALLET) ? first : null;
