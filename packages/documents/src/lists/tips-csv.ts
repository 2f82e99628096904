import { type Cents, subtract } from '@tischlein/domain';
import type { TipRecipient } from '@tischlein/domain/shop';
import { TABLES, tipRecipient } from '@tischlein/wording/office';
import { LIST_HEADS } from '@tischlein/wording/documents';
import { csvAmount, toCsv } from './csv.ts';

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

/** Tips by day and waiter as a file, with what is paid out. */
export const tipsCsv = (tips: readonly PaidTip[]): string =>
  toCsv([
    [SAY.day, SAY.waiter, SAY.count, ...[SAY.amount, SAY.refunded, SAY.payout].map(LIST_HEADS.inEuro)],
    ...tips.map((tip) => [
      tip.day,
      tipRecipient(tip),
      tip.count,
      csvAmount(tip.amount),
      csvAmount(tip.refunded),
      csvAmount(subtract(tip.amount, tip.refunded)),
    ]),
  ]);
