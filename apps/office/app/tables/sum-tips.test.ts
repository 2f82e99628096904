import type { TipList } from '@tischlein/contract/office';
import { shopDay, toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { sumTips } from './sum-tips.ts';

const aTip = (day: string, change: Partial<TipList[number]>): TipList[number] => ({
  day: shopDay(day),
  waiter: 'Mia',
  recipient: 'team',
  amount: toCents(200),
  refunded: toCents(0),
  count: 1,
  ...change,
});

it('adds up what each waiter, the team and the owner get', () => {
  const tips = [
    aTip('2026-11-20', { count: 2 }),
    aTip('2026-11-21', { refunded: toCents(50) }),
    aTip('2026-11-21', { waiter: '' }),
    aTip('2026-11-22', { recipient: 'owner' }),
    aTip('2026-11-22', { recipient: 'owner', waiter: 'Tom' }),
  ];
  expect(sumTips(tips)).toMatchObject([
    { waiter: 'Mia', recipient: 'team', count: 3, amount: 400, refunded: 50 },
    { waiter: '', recipient: 'team', count: 1, amount: 200 },
    { recipient: 'owner', count: 2, amount: 400 },
  ]);
});
