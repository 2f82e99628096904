import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bookRound, openTableBranch, sitDown } from '../../../../tests/components/at-table.ts';
import { TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { loseCode } from '../../../../tests/components/lose-code.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { findCart, openDish, renderShop } from '../../../../tests/components/render-shop.tsx';

const notLoaded = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
const reload = notLoaded.getByRole('button', { name: 'Seite neu laden' });
const toast = page.getByRole('status').filter({ hasText: 'konnte nicht geladen werden' });

describe('a release is replaced while a page is open', () => {
  it('the way from the cart to the checkout says so, and the cart stays', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'pickup', items: [TIRAMISU] });
    await loseCode('pages/checkout.tsx');
    await findCart().getByRole('link', { name: 'Zur Kasse' }).click();
    await expect.element(reload).toBeVisible();
    history.back();
    await expect.element(findCart()).toMatchTextContent('Gesamt 5,50 €');
  });

  it('the question for an address after a dish says so, and the dish is in the cart', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'delivery' });
    await loseCode('initial-info/initial-info-dialog.tsx');
    const dialog = await openDish(TIRAMISU.dish);
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect.element(toast.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    await expect.element(findCart()).toMatchTextContent('Gesamt 5,50 €');
  });

  it('the question for an address after a combo says so, and the combo keeps its dishes', async () => {
    const slug = await openBranch();
    await renderShop({ slug, orderType: 'delivery' });
    await loseCode('initial-info/initial-info-dialog.tsx');
    const dialog = await openDish('Menü per Due');
    const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click();
    await dialog.getByLabelText('Erste Pizza wählen').selectOptions('Pizza Funghi');
    for (const pizza of ['Erste', 'Zweite']) {
      await expect.element(dialog.getByLabelText(`${pizza} Pizza wählen`)).toBeVisible();
      await dialog.getByRole('radio', { name: 'Klassischer Teig' }).click();
      await press('WEITER');
    }
    await press('WEITER');
    await press('IN DEN WARENKORB');
    await expect.element(toast.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    // Asked once a visit.
    await press('IN DEN WARENKORB');
    await expect.element(findCart()).toMatchTextContent('Pizza Funghi');
  });

  it('the way from the table to another one says so', async () => {
    const slug = await openTableBranch({ payAtTable: true });
    await sitDown(slug, 7, 'scanned');
    await bookRound(slug, 7, [{ dish: 'Minestrone', amount: 2 }]);
    await renderShop({ slug, path: '/tisch', config: { paymentScripts: {} } });
    await loseCode('pages/table-parts.ts');
    await page.getByRole('link', { name: 'Anderer Tisch' }).click();
    await expect.element(reload).toBeVisible();
  });
});
