import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const slots = page.getByLabelText('Länge eines Zeitfensters in Minuten');
const save = page.getByRole('button', { name: 'Speichern' });
const follow = page.getByRole('button', { name: /Wieder folgen bei „Länge eines Zeitfensters in Minuten/ });

describe('a field of a branch that differs from its franchise', () => {
  it('says both values, and follows again in one press, which is an edit like any other', async () => {
    await renderOffice('/zeiten');
    await expect.element(slots).toBeVisible();
    const first = Number(slots.element().getAttribute('value'));
    await expect.element(follow).not.toBeInTheDocument();
    await slots.fill('55');
    await expect.element(page.getByText('hier: 55')).toBeVisible();
    await follow.click();
    await expect.element(slots).toHaveValue(first);
    await expect.element(follow).not.toBeInTheDocument();
  });

  it('is listed after saving, and follows again from there', async () => {
    const slug = await renderOffice('/zeiten');
    await slots.fill('55');
    await save.click();
    await expect.element(page.getByText(/Im Entwurf gespeichert/)).toBeVisible();
    history.pushState(null, '', `/office/${slug}/unterschiede`);
    dispatchEvent(new PopStateEvent('popstate'));
    const row = page.getByRole('row', { name: /Länge eines Zeitfensters/ });
    await expect.element(row).toMatchTextContent('55');
    await row.getByRole('button', { name: /Wieder folgen/ }).click();
    const question = page.getByRole('dialog', { name: /wieder wie die Kette/ });
    await question.getByRole('button', { name: 'Wieder folgen' }).click();
    await expect.element(row).not.toBeInTheDocument();
  });

  it('is an option like any other setting', async () => {
    await renderOffice('/optionen', { reusableNotice: 'Bring Deine Schale mit' });
    const line = page.getByText('hier: Bring Deine Schale mit');
    await expect.element(line).toBeVisible();
    await page.getByRole('button', { name: /Wieder folgen bei „.*ehrweg/ }).click();
    await expect.element(line).not.toBeInTheDocument();
  });

  it('is a field of an offer, and follows with all others of it', async () => {
    await renderOffice('/angebote');
    await page
      .getByRole('link', { name: /Kauf|Pasta/ })
      .first()
      .click();
    await page.getByLabelText('Beschreibung').fill('Nur hier');
    const line = page.getByText('hier: Nur hier');
    await expect.element(line).toBeVisible();
    const card = page.getByRole('region', { name: '1 Angabe weicht ab' });
    await card.getByRole('button', { name: 'Wieder folgen lassen' }).click();
    await expect.element(line).not.toBeInTheDocument();
  });
});
