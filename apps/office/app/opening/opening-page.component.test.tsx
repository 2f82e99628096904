import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const save = page.getByRole('button', { name: 'Speichern' });
const week = page.getByRole('list', { name: 'Öffnungszeiten' });

describe('opening hours', () => {
  it('that overlap are not saved', async () => {
    await renderOffice('/zeiten');
    await week.getByRole('button', { name: '+ weitere Zeit, Montag' }).click();
    await week.getByLabelText('Montag, 2. Zeit: von').fill('12:00');
    await expect.element(week.getByRole('alert')).toMatchTextContent('Diese Zeiten überschneiden sich.');
    await expect.element(save).toBeDisabled();
  });

  it('past midnight, with a break, are copied to the other days and saved', async () => {
    await renderOffice('/zeiten');
    await week.getByLabelText('Montag, 1. Zeit: bis').fill('14:30');
    await week.getByRole('button', { name: '+ weitere Zeit, Montag' }).click();
    await week.getByLabelText('Montag, 2. Zeit: von').fill('18:00');
    await week.getByLabelText('Montag, 2. Zeit: bis').fill('02:00');
    await week.getByText('Kopieren').first().click();
    await week.getByRole('button', { name: 'Auf alle Tage' }).click();
    await expect.element(week.getByLabelText('Sonntag, 2. Zeit: bis')).toHaveValue('02:00');
    await save.click();
    await expect.element(page.getByText('Gespeichert.')).toBeVisible();
  });
});
