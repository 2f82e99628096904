import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

const example = () => page.getByRole('region', { name: 'Beispiel' });
const sentence = (text: RegExp) => page.getByText(text, { exact: false });

async function opensOffer(name: string): Promise<string> {
  const shop = await renderOffice('/angebote');
  await page.getByRole('link', { name }).click();
  return shop;
}

describe('the editor of an offer', () => {
  it('follows while typing: the sum, and what it costs', async () => {
    await opensOffer('Pasta für zwei');
    await expect.element(example()).toMatchTextContent('19,80 €');
    await page.getByRole('textbox', { name: 'Nimm' }).fill('3');
    await expect.element(example()).toMatchTextContent('Kauf 3, zahl 1');
    await page.getByRole('textbox', { name: 'Zahl' }).fill('3');
    await expect.element(page.getByText('Gilt nie, für Gäste nicht sichtbar')).toBeVisible();
  });

  it('paints the week with the keyboard, and keeps at least one hour', async () => {
    await opensOffer('Pasta für zwei');
    await page.getByText('Zu bestimmten Zeiten').click();
    const cell = page.getByRole('gridcell', { name: 'Montag 11:00, gilt nicht' });
    cell.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('gridcell', { name: 'Montag 11:00, gilt', exact: true })).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(page.getByRole('gridcell', { name: 'Dienstag 11:00, gilt', exact: true })).toBeVisible();
  });

  it('adds an article by its name and saves it with the menu', async () => {
    const shop = await opensOffer('Pasta für zwei');
    await page.getByLabelText('Gilt für').fill('Dolci');
    await page.getByRole('button', { name: /Dolci.*Kategorie/ }).click();
    await expect.element(page.getByRole('button', { name: 'Dolci entfernen' })).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(page.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
    const menu = await send(calls.getShopMenu, { params: { shop } });
    const saved = menu.ok && menu.value.offers.find(({ name }) => name === 'Pasta für zwei');
    expect(saved && saved.itemSelection?.categories).toHaveLength(2);
  });
});

describe('the kinds of offers', () => {
  it('are chosen by their sum; a new one says what it still needs', async () => {
    await renderOffice('/angebote');
    await page.getByRole('link', { name: 'Angebot', exact: true }).last().click();
    await page.getByRole('button', { name: /Gerichtsrabatt.*Gast zahlt/ }).click();
    await expect.element(sentence(/Noch ist nichts ausgewählt/)).toBeVisible();
    await expect.element(page.getByText('Entwurf, noch nicht gespeichert')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('');
  });
});

describe('an offer that is not finished (S3 C50)', () => {
  it('has no price until one is typed, is saved as a draft, and 0,00 € is asked about once', async () => {
    await renderOffice('/angebote');
    await page.getByRole('link', { name: 'Angebot', exact: true }).last().click();
    await page.getByRole('button', { name: /Tagesgericht.*Gast zahlt/ }).click();
    await page.getByLabelText('Gilt für').fill('Dolci');
    await page.getByRole('button', { name: /Dolci.*Kategorie/ }).click();
    const price = page.getByRole('textbox', { name: 'Preis' });
    await expect.element(price).toHaveValue('');
    await expect.element(page.getByText('Der Preis fehlt.')).toBeVisible();
    const save = page.getByRole('button', { name: 'Speichern' });
    await save.click();
    await expect.element(page.getByText('Als Entwurf gespeichert.')).toBeVisible();
    await price.fill('0');
    await save.click();
    await page.getByRole('dialog', { name: 'Wirklich 0,00 €?' }).getByRole('button', { name: 'Preis ändern' }).click();
    await price.fill('');
    await expect.element(page.getByText('Der Preis fehlt.')).toBeVisible();
    await price.fill('0');
    await save.click();
    await page.getByRole('dialog', { name: 'Wirklich 0,00 €?' }).getByRole('button', { name: 'Ja, 0,00 €' }).click();
    await expect.element(save).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Titel' }).fill('Dolci am Montag');
    await save.click();
    await expect.element(save).not.toBeInTheDocument();
  });

  it('takes a price that is suggested below the regular one', async () => {
    await renderOffice('/angebote');
    await page.getByRole('link', { name: 'Angebot', exact: true }).last().click();
    await page.getByRole('button', { name: /Tagesgericht.*Gast zahlt/ }).click();
    const suggested = page.getByRole('button', { name: /€ nehmen$/ });
    expect(suggested.query()).toBeNull();
    await page.getByLabelText('Gilt für').fill('Dolci');
    await page.getByRole('button', { name: /Dolci.*Kategorie/ }).click();
    await suggested.first().click();
    await expect.element(page.getByRole('textbox', { name: 'Preis' })).not.toHaveValue('');
    await expect.element(page.getByText('Der Preis fehlt.')).not.toBeInTheDocument();
  });

  it('is named as a draft in the list, and found by the filter', async () => {
    await renderOffice('/angebote');
    await page.getByRole('link', { name: 'Angebot', exact: true }).last().click();
    await page.getByRole('button', { name: /Gerichtsrabatt.*Gast zahlt/ }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Angebote' }).first().click();
    await page.getByText(/^Entwürfe 1$/).click();
    const row = page.getByRole('row', { name: /Gerichtsrabatt/ });
    await expect.element(row).toMatchTextContent('Entwurf');
    await expect.element(row).toMatchTextContent('Noch ist nichts ausgewählt');
  });
});
