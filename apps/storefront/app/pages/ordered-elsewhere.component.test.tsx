import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn, renderCheckout, status, TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { inOtherTab } from '../../../../tests/components/in-other-tab.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { findCart, openDish, renderShop } from '../../../../tests/components/render-shop.tsx';

/** Another tab orders the cart, which is empty for all of them then. */
async function orderInOtherTab(shop: string): Promise<void> {
  const id = await placeOrder({ shop, items: [TIRAMISU] });
  inOtherTab(shop, 'ordered-cart', () => id);
  inOtherTab(shop, 'cart', () => ({ items: [] }));
}

const toast = page.getByRole('status').getByText('Dein Warenkorb ist bestellt.');

describe('another tab orders the cart', () => {
  it('the menu and the cart say so, and lead to the order', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'pickup', items: [TIRAMISU] });
    await expect.element(findCart()).toMatchTextContent('5,50 €');
    await orderInOtherTab(slug);
    await expect.element(toast).toBeVisible();
    await expect.element(page.getByText('Noch nichts im Warenkorb')).toBeVisible();
    await page.getByRole('button', { name: 'Zur Bestellung' }).click();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
  });

  it('an open dish dialog says so, and the dish begins another cart', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'pickup', items: [TIRAMISU] });
    const dialog = await openDish('Tiramisù della Nonna');
    await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
    await orderInOtherTab(slug);
    await expect.element(dialog.getByText('Dein Warenkorb ist bestellt.')).toBeVisible();
    await expect.element(dialog).toMatchTextContent('x2');
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect.element(findCart()).toMatchTextContent('Gesamt 11,00 €');
  });

  it('an open combo dialog says so, and keeps its dishes', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'pickup', items: [TIRAMISU] });
    const dialog = await openDish('Menü per Due');
    const part = dialog.getByLabelText('Erste Pizza wählen');
    await part.selectOptions('Pizza Funghi');
    await orderInOtherTab(slug);
    await expect.element(dialog.getByText('Dein Warenkorb ist bestellt.')).toBeVisible();
    await expect.element(part).toHaveDisplayValue('Pizza Funghi');
  });

  it('the checkout says so in the place of its form, and leads to the order', async () => {
    const slug = await openBranch();
    await renderCheckout({ slug, orderType: 'pickup', items: [TIRAMISU] });
    await fillIn('Name', 'Ada Köhler');
    await orderInOtherTab(slug);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Dein Warenkorb ist bestellt.');
    await expect.element(page.getByText('Leerer Warenkorb')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Zur Bestellung' }).click();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
  });
});
