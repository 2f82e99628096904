import * as calls from '@tischlein/contract/calls';
import type { MenuDocument } from '@tischlein/domain/menu';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

const readMenu = async (shop: string): Promise<MenuDocument> => {
  const answer = await send(calls.getShopMenu, { params: { shop } });
  return answer.ok ? answer.value : expect.fail();
};

/** Each step names the page and the tab, and takes the focus. */
async function expectStep(step: string): Promise<void> {
  const name = `Karte einlesen: ${step}`;
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toHaveFocus();
  await expect.poll(() => document.title).toContain(`${name} – `);
}

it('a menu is read, asked about, compared, saved once and taken back as a whole', async () => {
  const shop = await renderOffice('/einlesen');
  const before = await readMenu(shop);
  const [dish] = before.dishes;
  const rows = [`"${dish?.name}";1,11;`, 'Neue Suppe;6,50;Meeresgetier', 'Ohne Preis;;'];
  const text = `Name;Preis;Allergene\n${rows.join('\n')}\n`;
  await userEvent.upload(page.getByLabelText('Datei wählen'), new File([text], 'karte.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('3 von 3 Spalten zugeordnet')).toBeVisible();
  await expectStep('Spalten');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect
    .element(page.getByText('Gelesen: 4 Zeilen, davon übernommen 2, abgelehnt 1, kein Gericht 1'))
    .toBeVisible();
  await expect.element(page.getByText('Zeile 4: Ohne Preis')).toBeVisible();
  await expectStep('Prüfen');
  await page.getByLabelText('„Meeresgetier“ bedeutet', { exact: true }).selectOptions('Krebstiere');
  await page.getByRole('button', { name: 'Antworten anwenden' }).click();
  await expect.element(page.getByRole('region', { name: 'Wörter, die wir nicht kennen' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Mit Karte vergleichen' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Neue Suppe, neu übernehmen' })).toBeChecked();
  await expectStep('Vergleichen');
  expect(await readMenu(shop)).toEqual(before);
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Übernommen' })).toBeVisible();
  const saved = await readMenu(shop);
  expect(saved.dishes).toHaveLength(before.dishes.length + 1);
  expect(saved.dishes.find(({ name }) => name === 'Neue Suppe')?.declarations).toEqual(['crustaceans']);
  await page.getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect.element(page.getByText('Zurückgenommen. Die Karte ist wie vorher.')).toBeVisible();
  await expectStep('Übernommen');
  expect(await readMenu(shop)).toEqual(before);
});

it('a price that nobody knows is asked about before anything is read (S3 C50)', async () => {
  await renderOffice('/einlesen');
  const text = 'Gericht;Preis;Preis Abend\nGyros;9,50;11,50\n';
  await userEvent.upload(page.getByLabelText('Datei wählen'), new File([text], 'karte.csv', { type: 'text/csv' }));
  const unclear = page.getByLabelText('Preis Abend wird zu');
  await expect.element(unclear).toHaveAccessibleDescription(/Dieses Wort kennen wir nicht/);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(unclear).toHaveFocus();
  await expect.element(unclear).toBeInvalid();
  await unclear.selectOptions('Preis am Tisch');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(page.getByText('1 Gericht bereit')).toBeVisible();
});
