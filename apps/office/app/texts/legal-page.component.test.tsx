import * as calls from '@tischlein/contract/calls';
import { findLegalPage } from '@tischlein/domain/shop';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

const readImprint = async (shop: string): Promise<string | undefined> => {
  const config = await send(calls.getShopConfig, { params: { shop } });
  return config.ok ? findLegalPage(config.value.pages, 'imprint')?.text : expect.fail();
};

it('a legal text is edited as guests see it, and saved as the Markdown that the shop renders', async () => {
  const shop = await renderOffice('/recht');
  const before = await readImprint(shop);
  const text = page.getByRole('textbox', { name: 'Text: Impressum' });
  await expect.element(text).toBeVisible();
  await text.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}Neu: ');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
  const after = await readImprint(shop);
  expect(after).toContain('## Neu: ');
  // A line break needs no blanks before it.
  expect(after?.replace('Neu: ', '')).toBe(before?.replaceAll(' \n', '\n').replaceAll(' \n', '\n').trim());
});

it('the contract with the agency or host is offered as a file (Art. 28 GDPR)', async () => {
  await renderOffice('/recht');
  const link = page.getByRole('link', { name: 'Vertrag zur Auftragsverarbeitung (Entwurf)' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/processing-contract$/));
});
