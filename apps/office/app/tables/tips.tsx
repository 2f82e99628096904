import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { TipList } from '@tischlein/contract/office';
import { type Cents, parseShopDay, subtract, sum } from '@tischlein/domain';
import { periodAround } from '@tischlein/domain/books';
import { TextField } from '@tischlein/ui/field';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro, longDate } from '@tischlein/wording';
import { TABLES, tipRecipient } from '@tischlein/wording/office';
import { useState } from 'react';
import { todayInShop } from '@tischlein/ui/shop-clock';
import { send } from '../api/send.ts';
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
      <div className="tips-period">
        <TextField
          label={SAY.from}
          type="date"
          value={typed.from}
          max={typed.to}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <TextField
          label={SAY.to}
          type="date"
          value={typed.to}
          min={typed.from}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
      </div>
      <p role="status">{problem || (tips?.length === 0 ? SAY.none : '')}</p>
      {period && tips && tips.length > 0 && (
        <>
          <TipTable name={SAY.totals} rows={sumTips(tips).map(toRow)} total={toTotal(tips)} />
          <p>
            <a
              className="button button-line"
              href={buildAddress(calls.exportTips, { params: { shop }, query: period })}
              download
            >
              {SAY.csv}
            </a>
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

function TipTable({ name, rows, total }: TipTableProps) {
  const hasDays = rows.some(({ day }) => day !== undefined);
  return (
    <table className="tips-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          {hasDays && <th scope="col">{SAY.day}</th>}
          <th scope="col">{SAY.waiter}</th>
          <th scope="col">{SAY.count}</th>
          <th scope="col">{SAY.amount}</th>
          <th scope="col">{SAY.refunded}</th>
          <th scope="col">{SAY.payout}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.day} ${row.who}`} row={row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row row={total} />
        </tfoot>
      )}
    </table>
  );
}

const Row = ({ row: { day, who, count, amount, refunded } }: { readonly row: TipRow }) => (
  <tr>
    {day !== undefined && <td>{day}</td>}
    <th scope="row">{who}</th>
    <td>{count}</td>
    <td>{euro(amount)}</td>
    <td>{euro(refunded)}</td>
    <td>{euro(subtract(amount, refunded))}</td>
  </tr>
);
