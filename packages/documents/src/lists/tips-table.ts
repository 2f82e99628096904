import { type Cents, subtract } from '@tischlein/domain';
import type { TipRecipient } from '@tischlein/domain/shop';
import { TABLES, tipRecipient } from '@tischlein/wording/office';
import { LIST_HEADS, LIST_NAMES } from '@tischlein/wording/documents';
import { money, type NamedTable } from './table.ts';

interface PaidTip {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly waiter: string;
  readonly recipient: TipRecipient;
  readonly amount: Cents;
  readonly refunded: Cents;
  readonly count: number;
}

const SAY = TABLES.tips;

/** Tips by day and waiter, with the amount paid out. */
export const listTipPayouts = (tips: readonly PaidTip[]): NamedTable => ({
  name: LIST_NAMES.tips,
  head: [SAY.day, SAY.waiter, SAY.count, ...[SAY.amount, SAY.refunded, SAY.payout].map(LIST_HEADS.inEuro)],
  rows: tips.map((tip) => [
    { day: tip.day },
    tipRecipient(tip),
    tip.count,
    money(tip.amount),
    money(tip.refunded),
    money(subtract(tip.amount, tip.refunded)),
  ]),
});
