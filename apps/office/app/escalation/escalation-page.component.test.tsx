import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { readConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });

async function readSettings(shop: string) {
  const answer = await readConfig(shop);
  if (!answer.ok) return expect.fail(answer.problem.message);
  return answer.value.value.escalation;
}

describe('when nobody answers', () => {
  it('tells the restaurant at first, and refuses after 15 minutes of opening time', async () => {
    await renderOffice('/keine-antwort', { email: 'mitte@tramonto.example' });
    await expect.element(page.getByLabelText('E-Mail', { exact: true })).toHaveValue('mitte@tramonto.example');
    await expect.element(page.getByLabelText('Nachricht und E-Mail nach (Minuten)')).toHaveValue(3);
    await expect.element(page.getByRole('radio', { name: /^Ablehnen/ })).toBeChecked();
    await expect.element(page.getByLabelText('Nach (Minuten)', { exact: true })).toHaveValue(15);
  });

  it('names people, the minutes and what happens at last', async () => {
    const shop = await renderOffice('/keine-antwort', { email: '' });
    await page.getByRole('button', { name: 'Person hinzufügen' }).click();
    await expectFault('Name');
    await page.getByLabelText('Name').fill('Ada');
    await expect.element(page.getByText(/Bitte gib einen Namen und eine E-Mail/)).toBeVisible();
    await page.getByLabelText('Telefon').fill('030 1234567');
    await page.getByLabelText('SMS oder Anruf nach (Minuten)').fill('2');
    await expectFault('SMS oder Anruf nach');
    await page.getByLabelText('SMS oder Anruf nach (Minuten)').fill('5');
    await page.getByRole('radio', { name: /^Nie/ }).click();
    await expect.element(page.getByLabelText('Nach (Minuten)', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: /^Annehmen/ }).click();
    await page.getByLabelText('Nach (Minuten)', { exact: true }).fill('10');
    await save.click();
    await expect.element(page.getByText(/^Gespeichert\./)).toBeVisible();
    expect(await readSettings(shop)).toEqual({
      people: [{ name: 'Ada', email: '', phone: '030 1234567' }],
      ringMinutes: 1,
      tellMinutes: 3,
      callMinutes: 5,
      last: 'accept',
      lastMinutes: 10,
    });
  });
});
