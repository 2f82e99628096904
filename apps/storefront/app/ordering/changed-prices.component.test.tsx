import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeMenu, forOnePrice, withDish } from '../../../../tests/components/change-menu.ts';
import { cheapOnSaturday } from '../../../../tests/components/cheap-on-saturday.ts';
import { enterContact, pressOrder, renderCheckout, status } from '../../../../tests/components/checkout-form.ts';
import { GroupOfFriends } from '../../../../tests/components/group-of-friends.ts';
import { unmount } from '../../../../tests/components/mount.tsx';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { findCart, renderShop } from '../../../../tests/components/render-shop.tsx';

const TIRAMISU = 'Tiramisù della Nonna';
const TWO = [{ dish: TIRAMISU, amount: 2 }];

afterEach(() => void vi.useRealTimers());

const toasts = page.getByRole('status').filter({ hasText: 'kostet jetzt' });

describe('a price that changes while the dish is in the cart', () => {
  it('is told if it has risen, and the dish can be removed at once', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'pickup', items: TWO });
    await expect.element(findCart()).toMatchTextContent('Gesamt 11,00 €');
    await changeMenu(slug, withDish(TIRAMISU, forOnePrice(750)));
    await expect.element(findCart()).toMatchTextContent('Tiramisù della Nonna kostet jetzt 7,50 € statt 5,50 €.');
    await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect.element(page.getByText('Noch nichts im Warenkorb')).toBeInTheDocument();
  });

  it('is told if it has fallen', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'pickup', items: TWO });
    await expect.element(findCart()).toMatchTextContent('Gesamt 11,00 €');
    await changeMenu(slug, withDish(TIRAMISU, forOnePrice(500)));
    await expect.element(toasts).toMatchTextContent('Tiramisù della Nonna kostet jetzt 5,00 € statt 5,50 €.');
    await expect.element(page.getByRole('button', { name: 'Entfernen', exact: true })).not.toBeInTheDocument();
  });

  it('is told when the daily price ends at midnight', async () => {
    const period = { dayIndex: 6, minOffset: 23 * 60 + 59 } as const;
    await renderShop({ menu: cheapOnSaturday(TIRAMISU), orderType: 'pickup', period, items: TWO });
    await expect.element(findCart()).toMatchTextContent('Gesamt 7,00 €');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    await expect.element(findCart()).toMatchTextContent('Tiramisù della Nonna kostet jetzt 5,50 € statt 3,50 €.');
  });
});

describe('a total that changes while the checkout is open', () => {
  const risen = page.getByRole('alert').filter({ hasText: 'Der Gesamtbetrag ist jetzt' });

  it('that rises is told beside the order button and can be agreed to', async () => {
    const slug = await openBranch();
    await renderCheckout({ slug, orderType: 'pickup', items: TWO });
    await enterContact();
    await changeMenu(slug, withDish(TIRAMISU, forOnePrice(750)));
    await expect.element(risen).toMatchTextContent('Der Gesamtbetrag ist jetzt 15,00 € statt 11,00 €.');
    await risen.getByRole('button', { name: 'OK' }).click();
    await expect.element(risen).not.toBeInTheDocument();
    await pressOrder();
    await page.getByRole('button', { name: 'Ja, ich hole ab' }).click();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
  });

  it('that falls is told, and the order is placed at it', async () => {
    const slug = await openBranch();
    await renderCheckout({ slug, orderType: 'pickup', items: TWO });
    await enterContact();
    await changeMenu(slug, withDish(TIRAMISU, forOnePrice(500)));
    await expect.element(toasts).toMatchTextContent('Tiramisù della Nonna kostet jetzt 5,00 € statt 5,50 €.');
    await expect.element(risen).not.toBeInTheDocument();
    await pressOrder();
    await page.getByRole('button', { name: 'Ja, ich hole ab' }).click();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    await expect.element(page.getByRole('main')).toMatchTextContent('10,00 €');
  });

  it('that rises is asked by the server if the guest has not agreed to it', async () => {
    const slug = await openBranch();
    await renderCheckout({ slug, orderType: 'pickup', items: TWO });
    await enterContact();
    await changeMenu(slug, withDish(TIRAMISU, forOnePrice(750)));
    await expect.element(risen).toBeVisible();
    await pressOrder();
    await page.getByRole('button', { name: 'Ja, ich hole ab' }).click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/15,00\s€/);
  });

  it('is still told after a reload by the owner of a group, whose carts are read anew', async () => {
    const slug = await openBranch();
    await openForGuests(slug);
    const friends = await GroupOfFriends.meets({ slug, mine: 'Ada', names: ['Ada', 'Ben'] });
    await friends.fills('Ben', 'minestrone');
    await friends.fillsHere('tiramisu-della-nonna', 2);
    await friends.changesHere({ stage: 'checkout' });
    await renderCheckout({ slug, orderType: 'pickup', items: TWO });
    await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible();
    await changeMenu(slug, withDish(TIRAMISU, forOnePrice(750)));
    await expect.element(risen).toMatchTextContent('Der Gesamtbetrag ist jetzt 21,50 € statt 17,50 €.');
    unmount();
    await renderCheckout({ slug, orderType: 'pickup', items: TWO });
    await expect.element(risen).toMatchTextContent('Der Gesamtbetrag ist jetzt 21,50 € statt 17,50 €.');
  });
});
