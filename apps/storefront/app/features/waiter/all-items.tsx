import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { ApiResult } from '@tischlein/contract/client';
import type { OverviewTable, TableItemAnswer } from '@tischlein/contract/shop';
import { foldText } from '@tischlein/domain/menu';
import { ALL_ITEMS } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { readAgain } from '@tischlein/ui/remote';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { ItemRow } from './item-row.tsx';
import { RefundHint, useMayRefund } from './refund-hint.tsx';

const POLL_EVERY_MS = 5000;

interface PlacedItem {
  readonly table: number;
  readonly item: TableItemAnswer;
}

/** 'Table overview (staff)': the items of all tables, each with a refund to save (S2 §2 Table dialogs). */
export function AllItems() {
  const { shop } = useShop();
  const mayRefund = useMayRefund();
  const [text, setText] = useState('');
  const [known] = useState(() => new Map<number, KnownItems>());
  const params = { shop: shop.id };
  const { value, problem, read } = useRemote<readonly PlacedItem[]>({
    key: 'items',
    read: () => readItems(shop.id, known),
    live: () => ({ address: buildAddress(calls.tableEvents, { params }), events: { tables: readAgain } }),
    againAfter: (_, isListening) => (isListening ? null : POLL_EVERY_MS),
  });
  const wanted = foldText(text.trim());
  const shown = (value ?? []).filter(
    ({ table, item }) => String(table) === wanted || foldText(item.dishName).includes(wanted),
  );
  return (
    <main className="floor-main items-main" id="content" tabIndex={-1}>
      <h2>{ALL_ITEMS.title}</h2>
      <input
        className="input"
        type="search"
        placeholder={ALL_ITEMS.search}
        aria-label={ALL_ITEMS.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!mayRefund && <RefundHint />}
      {problem && (
        <Notice kind="warn" icon="alert">
          {problem}
        </Notice>
      )}
      {!value && !problem && <Skeleton />}
      {value && shown.length === 0 && <p className="soft">{ALL_ITEMS.empty}</p>}
      {shown.length > 0 && (
        <table className="all-items">
          <thead>
            <tr>
              <th>{ALL_ITEMS.table}</th>
              <th>{ALL_ITEMS.item}</th>
              <th className="item-price">{ALL_ITEMS.price}</th>
              <th>{ALL_ITEMS.refund}</th>
              <th>
                <span className="visually-hidden">{ALL_ITEMS.save}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ table, item }) => (
              <ItemRow
                key={`${table} ${item.id}`}
                table={table}
                item={item}
                mayRefund={mayRefund}
                onSaved={() => void read()}
              />
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}

interface KnownItems {
  readonly table: number;
  /** Another one: something of the table has changed. */
  readonly version: string;
  readonly items?: readonly PlacedItem[];
}

const toKnown = ({ table, booked, due, reserved, rounds }: OverviewTable): KnownItems => ({
  table,
  version: [table, booked, due, reserved, rounds].join('/'),
});

/** Reads the tables that have changed; `known` keeps the others. */
async function readItems(shop: string, known: Map<number, KnownItems>): Promise<ApiResult<readonly PlacedItem[]>> {
  const overview = await send(calls.listTables, { params: { shop } });
  if (!overview.ok) return overview;
  const open = overview.value.tables.filter(({ isOpen }) => isOpen).map(toKnown);
  const changed = open.filter(({ table, version }) => known.get(table)?.version !== version);
  const answers = await Promise.all(
    changed.map(async (each) => ({
      ...each,
      answer: await send(calls.getDineInTable, { params: { shop, table: each.table } }),
    })),
  );
  for (const { table, version, answer } of answers) {
    if (!answer.ok) return answer;
    const items = answer.value.flatMap((round) => round.items.map((item) => ({ table, item })));
    known.set(table, { table, version, items });
  }
  return { ok: true, value: open.flatMap(({ table }) => known.get(table)?.items ?? []) };
}
