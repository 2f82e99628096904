import * as calls from '@tischlein/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { inOtherTab } from '../../../../../tests/components/in-other-tab.ts';
import { openBranch } from '../../../../../tests/components/open-branch.ts';
import { openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';
import { fridays, NOW, setHours, stopDelivery, VACATION } from '../../../../../tests/components/set-hours.ts';
import { send } from '../../../../office/app/api/send.ts';

const ALL_DAY = fridays(['11:30', '22:30']);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

describe.each(['Tiramisù della Nonna', 'Menü per Due'])('the open dialog of %s', (name) => {
  /** In a branch of its own, open all day. */
  async function openIn(orderType: 'pickup' | 'delivery'): Promise<{ slug: string; dialog: Locator }> {
    const slug = await openBranch();
    await setHours(slug, ALL_DAY);
    await renderShop({ slug, isIndependent: true, orderType });
    return { slug, dialog: await openDish(name) };
  }

  it('says that the shop has closed, when it opens, and that the cart stays; and when it is open again', async () => {
    const { slug, dialog } = await openIn('pickup');
    await setHours(slug, { ...ALL_DAY, specialOpeningTimes: VACATION, preOrderDays: 0 });
    await expect.element(dialog.getByRole('status').getByText('Wir machen Urlaub')).toBeVisible();
    await expect.element(dialog).toMatchTextContent('Wir öffnen am Freitag');
    await expect.element(dialog).toMatchTextContent('Dein Warenkorb bleibt gespeichert.');
    await setHours(slug, ALL_DAY);
    await expect.element(dialog).not.toMatchTextContent('Wir machen Urlaub');
  });

  it('says that the chosen time is gone, and offers the nearest in one press', async () => {
    const { slug, dialog } = await openIn('pickup');
    inOtherTab(slug, 'options', (options) => ({ ...options, serveAt: '2026-11-20T21:30:00+01:00' }));
    await setHours(slug, fridays(['11:30', '21:00']));
    await expect.element(dialog.getByText('21:30 gibt es nicht mehr.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stattdessen heute 20:45' }).click();
    await expect.element(dialog).not.toMatchTextContent('21:30 gibt es nicht mehr.');
  });

  it('says from when it can be had once orders are paused', async () => {
    const { slug, dialog } = await openIn('pickup');
    await expect.element(dialog).not.toMatchTextContent('Für später');
    await send(calls.startPause, { params: { shop: slug }, body: { scope: 'all', minutes: 20 } });
    await expect.element(dialog).toMatchTextContent('Für später: frühestens 19:');
  });

  it('says that nothing is delivered any more, until the guest picks up', async () => {
    const { slug, dialog } = await openIn('delivery');
    await stopDelivery(slug);
    await expect.element(dialog).toMatchTextContent('Lieferung ist zurzeit nicht möglich.');
    await dialog.getByRole('button', { name: 'ABBRECHEN' }).click();
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(await openDish(name)).not.toMatchTextContent('nicht möglich');
  });
});
