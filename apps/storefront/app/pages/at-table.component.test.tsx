import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginToPay, bookRound, handOver, openTableBranch, sitDown } from '../../../../tests/components/at-table.ts';
import { TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { loseCode } from '../../../../tests/components/lose-code.ts';
import { renderShop } from '../../../../tests/components/render-shop.tsx';

const MINESTRONE = { dish: 'Minestrone', amount: 2 };
const config = { paymentScripts: {} };

let slug = '';
beforeAll(async () => {
  slug = await openTableBranch({ payAtTable: true });
});

describe('arriving at a table', () => {
  it('asks whether the typed number is right, and keeps it for today', async () => {
    await renderShop({ slug, path: '/?tisch=7', config });
    await expect.element(page.getByRole('heading', { name: 'Steht auf Deinem Tisch die 7?' })).toBeVisible();
    await page.getByLabelText('Dein Name').fill('Ada');
    await page.getByRole('button', { name: 'Ja, Tisch 7' }).click();
    await expect.element(page.getByRole('link', { name: 'Tisch 7' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Tisch 7' })).toMatchTextContent('Unser Tisch');
    await expect.element(page.getByRole('radio', { name: 'Lieferung' })).not.toBeInTheDocument();
  });

  it("'Wähle einen Tisch': a number from 1, which the shop must have", async () => {
    await renderShop({ slug, path: '/?tisch=0', config });
    await expect.element(page.getByRole('heading', { name: 'Wähle einen Tisch' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('Bitte gib die Nummer Deines Tisches ein')).toBeVisible();
    await page.getByLabelText('Tischnummer').fill('99');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Ja, Tisch 99' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Diesen Tisch gibt es nicht.');
  });

  it('says that a code is outdated', async () => {
    await renderShop({ slug, path: '/?tisch=alt', config });
    await expect.element(page.getByRole('heading', { name: 'Dieser Code gilt nicht mehr' })).toBeVisible();
  });
});

describe('ordering at a table', () => {
  it('needs a method and the consent once a day; the tip is in no sum before it is chosen (S3 W13)', async () => {
    await sitDown(slug, 7, 'scanned');
    document.title = 'Kasse – Tramonto Mitte';
    await renderShop({ slug, path: '/checkout', config, items: [TIRAMISU] });
    await expect.element(page.getByRole('heading', { name: 'Bestellen', exact: true })).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^Bestellen – /);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect.element(page.getByText('Bitte wähle eine Zahlungsmethode.')).toBeVisible();
    await expect.element(page.getByText('Bitte akzeptiere die AGB und die Datenschutzerklärung.')).toBeVisible();
    await expect.element(page.getByText('Du zahlst')).not.toBeInTheDocument();
    await page.getByRole('radio', { name: '10 %' }).click();
    await expect.element(page.getByText('Du zahlst')).toBeVisible();
    await page.getByRole('radio', { name: 'Bei der Bedienung' }).click();
    await expect.element(page.getByText('Trinkgeld gibst Du dann direkt der Bedienung.')).toBeVisible();
    await expect.element(page.getByText('Du zahlst')).not.toBeInTheDocument();
  });

  it('offers payment online only with a typed number (S3 L9, W12)', async () => {
    await sitDown(slug, 8, 'typed');
    await renderShop({ slug, path: '/checkout', config, items: [TIRAMISU] });
    await expect.element(page.getByRole('radio', { name: 'Karte' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Bei der Bedienung' })).not.toBeInTheDocument();
  });
});

describe('the bill of a table', () => {
  it('is paid by items, by equal parts or whole, and follows what others pay', async () => {
    const own = await openTableBranch();
    await sitDown(own, 7, 'scanned');
    await bookRound(own, 7, [MINESTRONE, TIRAMISU]);
    await renderShop({ slug: own, path: '/tisch/rechnung', config });
    const pay = page.getByRole('button', { name: /bezahlen$/ });
    await page.getByRole('checkbox', { name: 'Tiramisù' }).click();
    await page.getByRole('checkbox', { name: 'Minestrone' }).first().click();
    await expect.element(pay).not.toMatchTextContent(/^0,00/);
    const both = pay.element().textContent;
    await handOver(own, 7, 'Tiramisù');
    await expect.element(page.getByText('Jemand war schneller')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Minestrone' }).first()).toBeChecked();
    expect(pay.element().textContent).not.toBe(both);
    await page.getByRole('radio', { name: 'Gleich teilen' }).click();
    await expect.element(page.getByText(/Dein Teil beträgt/)).toBeVisible();
    await page.getByRole('radio', { name: 'Alles' }).click();
    await expect.element(page.getByText('Minestrone')).toBeVisible();
  });

  it('is paid by an amount of their own, the wallet of the phone first', async () => {
    const own = await openTableBranch();
    await sitDown(own, 7, 'scanned');
    await bookRound(own, 7, [MINESTRONE]);
    await renderShop({ slug: own, path: '/tisch/rechnung', config });
    await expect.element(page.getByRole('radio', { name: /^Karte, Apple Pay, Google Pay/ })).toBeChecked();
    await page.getByRole('radio', { name: 'Betrag' }).click();
    const amount = page.getByLabelText('Ich zahle, in EUR');
    await amount.fill('10');
    await expect.element(page.getByText('Noch offen ist 13,00 €. Danach sind es 3,00 €.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '10,00 € bezahlen' })).toBeVisible();
    await amount.fill('13,01');
    await expect.element(page.getByText('Offen sind nur noch 13,00 €. Bitte gib höchstens so viel ein.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /bezahlen$/ })).not.toBeInTheDocument();
  });

  it('shows how many units another guest is paying', async () => {
    const own = await openTableBranch();
    await sitDown(own, 7, 'scanned');
    await bookRound(own, 7, [{ ...MINESTRONE, amount: 3 }]);
    await beginToPay(own, 7, { dishName: 'Minestrone', units: 2, name: 'Ben' });
    await renderShop({ slug: own, path: '/tisch/rechnung', config });
    await expect.element(page.getByText('Ben zahlt gerade')).toBeVisible();
    const locked = page.getByRole('checkbox', { name: '2× Minestrone' });
    await expect.element(locked).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: /^Minestrone/ })).toBeEnabled();
  });

  it('has no button to pay where nothing can be paid online (S3 W12)', async () => {
    const own = await openTableBranch();
    await sitDown(own, 7, 'scanned');
    await bookRound(own, 7, [MINESTRONE]);
    await renderShop({ slug: own, path: '/tisch/rechnung', config: { ...config, paymentMethods: ['offline'] } });
    await expect.element(page.getByRole('checkbox', { name: 'Minestrone' }).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Lieber bei der Bedienung zahlen' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /bezahlen$/ })).not.toBeInTheDocument();
  });

  it('says that the way back to the table is of a release that was replaced', async () => {
    await sitDown(slug, 7, 'scanned');
    await bookRound(slug, 7, [MINESTRONE]);
    await renderShop({ slug, path: '/tisch/rechnung', config });
    await loseCode('pages/table.tsx');
    await page.getByRole('link', { name: 'Zurück zum Tisch' }).click();
    const notLoaded = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
    await expect.element(notLoaded.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  });

  it('says when there is nothing to pay', async () => {
    const own = await openTableBranch();
    await sitDown(own, 7, 'scanned');
    await renderShop({ slug: own, path: '/tisch/rechnung', config });
    await expect.element(page.getByRole('heading', { name: 'Noch nichts bestellt' })).toBeVisible();
  });
});
