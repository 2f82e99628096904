import * as calls from '@tischlein/contract/calls';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { createStore } from '@tischlein/ui/store';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { send } from '../api/send.ts';
import type { PageSource } from './page-source.ts';
import { useShopClock } from './shop-clock.ts';

interface ClockProps {
  readonly source: Pick<PageSource, 'period' | 'refresh'>;
}

function Clock({ source }: ClockProps) {
  const { period, time } = useShopClock(source, null);
  return <time>{`${period.sticker} ${time.minute}`}</time>;
}

async function readPeriod(): Promise<DeliveryPeriod> {
  const answer = await send(calls.getDeliveryPeriod, { params: { shop: 'tramonto-mitte' } });
  if (!answer.ok) throw new Error('the demo does not answer');
  return { ...answer.value, sticker: 'Geöffnet', minOffset: 600 };
}

it('a new minute waits for the guest, a new delivery period does not', async () => {
  const first = { period: await readPeriod(), askedAt: 0, passed: 0 };
  const period = createStore(first);
  mount(<Clock source={{ period, refresh: () => {} }} />);
  const clock = page.getByRole('time');
  await expect.element(clock).toHaveTextContent('Geöffnet 600');
  // Until this is shown, the clock may not have subscribed.
  period.set({ ...first, passed: 1 });
  await expect.element(clock).toHaveTextContent('Geöffnet 601');
  const shown = (): string => clock.element().textContent;

  flushSync(() => period.set({ ...first, passed: 2 }));
  expect(shown()).toBe('Geöffnet 601');
  await expect.element(clock).toHaveTextContent('Geöffnet 602');

  flushSync(() => period.set({ period: { ...first.period, sticker: 'Geschlossen' }, askedAt: 150_000, passed: 0 }));
  expect(shown()).toBe('Geschlossen 600');
});
