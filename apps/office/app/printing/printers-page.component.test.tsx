import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const table = page.getByRole('table', { name: 'Drucker' });

it('a printer is set up, shows its address once, prints a test slip and is removed', async () => {
  await renderOffice('/drucker');
  await expect.element(page.getByText('Noch kein Drucker')).toBeVisible();
  await page.getByRole('button', { name: 'Drucker hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Drucker hinzufügen' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Küche');
  await form.getByLabelText('Lieferbon').click();
  await form.getByRole('button', { name: 'Speichern' }).click();
  const address = page.getByRole('dialog', { name: 'Adresse für Küche' });
  await expect.element(address).toMatchTextContent('/print/star/');
  await address.getByRole('button', { name: 'Ich habe sie eingetragen' }).click();
  const row = table.getByRole('row', { name: /Küche/ });
  await expect.element(row).toMatchTextContent('hat sich noch nicht gemeldet');
  await expect.element(row).toMatchTextContent('Küchenbon, Lieferbon');
  await row.getByRole('button', { name: 'Probedruck: Küche' }).click();
  await expect.element(row).toMatchTextContent('1 Bon wartet');
  await row.getByRole('button', { name: 'Entfernen: Küche' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect.element(page.getByText('Noch kein Drucker')).toBeVisible();
});

it('a browser prints by itself what waits for it', async () => {
  const papers: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    papers.push(document.querySelector('.printed-slip')?.textContent ?? '');
  });
  await renderOffice('/drucker');
  await page.getByRole('button', { name: 'Drucker hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Drucker hinzufügen' });
  await form.getByLabelText('Dieser Browser').click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Theke');
  await form.getByRole('button', { name: 'Speichern' }).click();
  const row = table.getByRole('row', { name: /Theke/ });
  await row.getByRole('button', { name: 'Probedruck: Theke' }).click();
  await expect.element(row).toMatchTextContent('1 Bon wartet');
  await row.getByRole('link', { name: 'Auf diesem Gerät drucken' }).click();
  await expect.element(page.getByText('Dieser Browser druckt die Bons.')).toBeVisible();
  await expect.poll(() => papers.length).toBe(1);
  expect(papers[0]).toMatch(/Probebon.*Theke/);
  print.mockRestore();
});
