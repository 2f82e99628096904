import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { TipList } from '@tischlein/contract/office';
import { type Cents, parseShopDay, subtract, sum } from '@tischlein/domain';
import { periodAround } from '@tischlein/domain/books';
import { TableFiles } from '../ui/table-files.tsx';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro, longDate } from '@tischlein/wording';
import { TABLES, tipRecipient } from '@tischlein/wording/office';
import { useState } from 'react';
import { todayInShop } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { PeriodFilter } from '../ui/period-filter.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { sumTips } from './sum-tips.ts';

const { tips: SAY } = TABLES;

/** Tips paid online by day and waiter, with the amount to pay out (S3 W13). */
export function Tips({ shop }: { readonly shop: string }) {
  const today = todayInShop();
  const [typed, setTyped] = useState({ from: `${periodAround('month', today).from}`, to: `${today}` });
  const [from, to] = [parseShopDay(typed.from), parseShopDay(typed.to)];
  const period = from && to && from <= to ? { from, to } : null;
  const { value: tips, problem } = useRemote<TipList>({
    key: `${shop} ${JSON.stringify(period)}`,
    read: async () => (period ? send(calls.listTips, { params: { shop }, query: period }) : { ok: true, value: [] }),
  });
  return (
    <>
      <p className="soft">{SAY.help}</p>
      <div className="columns">
        <PeriodFilter words={SAY} {...typed} onChange={(part) => setTyped({ ...typed, ...part })} />
      </div>
      <p role="status">{problem || (tips?.length === 0 ? SAY.none : '')}</p>
      {period && tips && tips.length > 0 && (
        <>
          <TipTable name={SAY.totals} rows={sumTips(tips).map(toRow)} total={toTotal(tips)} />
          <p>
            <TableFiles
              csv={buildAddress(calls.exportTips, { params: { shop }, query: period })}
              xlsx={buildAddress(calls.exportTipsWorkbook, { params: { shop }, query: period })}
            />
          </p>
          <TipTable name={SAY.list} rows={tips.map((tip) => ({ ...toRow(tip), day: longDate(tip.day) }))} />
        </>
      )}
    </>
  );
}

interface Amounts {
  readonly count: number;
  readonly amount: Cents;
  readonly refunded: Cents;
}

interface TipRow extends Amounts {
  readonly day?: string;
  readonly who: string;
}

type Tip = Pick<TipList[number], 'waiter' | 'recipient'> & Amounts;

const toRow = ({ waiter, recipient, count, amount, refunded }: Tip): TipRow => ({
  who: tipRecipient({ recipient, waiter }),
  count,
  amount,
  refunded,
});

const toTotal = (tips: TipList): TipRow => ({
  who: SAY.together,
  count: tips.reduce((all, { count }) => all + count, 0),
  amount: sum(tips.map(({ amount }) => amount)),
  refunded: sum(tips.map(({ refunded }) => refunded)),
});

interface TipTableProps {
  readonly name: string;
  readonly rows: readonly TipRow[];
  readonly total?: TipRow;
}

const TipTable = ({ name, rows, total }: TipTableProps) => (
  <Table
    kind="tips-table"
    caption={name}
    isDense
    onPhones="table"
    rows={rows}
    toKey={({ day, who }) => `${day} ${who}`}
    foot={total}
    columns={rows.some(({ day }) => day !== undefined) ? [DAY, ...COLUMNS] : COLUMNS}
  />
);

const DAY: Column<TipRow> = { name: SAY.day, cell: ({ day }) => day };

const COLUMNS: readonly Column<TipRow>[] = [
  { name: SAY.waiter, isHead: true, cell: ({ who }) => who },
  { part: 'count', name: SAY.count, isNumber: true, cell: ({ count }) => count },
  { name: SAY.amount, isNumber: true, cell: ({ amount }) => euro(amount) },
  { part: 'refunded', name: SAY.refunded, isNumber: true, cell: ({ refunded }) => euro(refunded) },
  {
    part: 'payout',
    name: SAY.payout,
    isNumber: true,
    cell: ({ amount, refunded }) => euro(subtract(amount, refunded)),
  },
];
