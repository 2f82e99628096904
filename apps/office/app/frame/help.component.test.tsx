import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice, renderOfficeAs, renderOfficeAt } from '../../../../tests/components/render-office.tsx';

const button = page.getByRole('button', { name: 'Hilfe zu dieser Seite' });
const help = page.getByRole('dialog', { name: /^Hilfe zu/ });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('the help about a page', () => {
  it('opens by keyboard, says what the page is for, and gives the focus back after Escape', async () => {
    await renderOfficeAt('/tramonto-mitte/geraete');
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Hilfe zu „Geräte“' })).toBeVisible();
    await expect.element(help).toMatchTextContent('Hier meldest Du ein Tablet an, das sich eine Schicht teilt.');
    for (const part of ['Wofür', 'Was Gäste merken', 'Worauf es ankommt'])
      await expect.element(help.getByRole('heading', { name: part })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(help).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('leads to the next step, and back to the page without the help', async () => {
    await renderOfficeAt('/tramonto-mitte/geraete');
    await button.click();
    await help.getByRole('link', { name: 'Drucker einrichten' }).click();
    await expect.element(heading('Drucker')).toHaveFocus();
    history.back();
    await expect.element(heading('Geräte')).toBeVisible();
    await expect.element(help).not.toBeInTheDocument();
  });

  it('asks about unsaved changes before the next step', async () => {
    await renderOffice('/zeiten');
    await page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' }).fill('55');
    await button.click();
    await help.getByRole('link', { name: 'Liefergebiete festlegen' }).click();
    const leaving = page.getByRole('dialog', { name: 'Änderungen speichern?' });
    await leaving.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(heading('Liefergebiete')).toBeVisible();
    await expect.element(help).not.toBeInTheDocument();
  });

  it('says who takes the step, where the role may not', async () => {
    await renderOfficeAs('staff', '/:slug/zeiten');
    await button.click();
    await expect.element(help).toMatchTextContent('Das geht mit der Rolle Inhaber, Region oder Leitung.');
    await expect.element(help.getByRole('link', { name: 'Liefergebiete festlegen' })).not.toBeInTheDocument();
    await expect.element(help.getByRole('link', { name: 'Dein erster Abend' })).toBeVisible();
  });

  it('of the overview of a franchise is about its branches', async () => {
    await renderOfficeAt('/tramonto');
    await button.click();
    await expect.element(page.getByRole('dialog', { name: 'Hilfe zu „Alle Filialen“' })).toBeVisible();
    await expect.element(help).toMatchTextContent('Gäste bestellen nie hier');
  });

  it('of the desk leads to the guide for the first evening', async () => {
    await renderOffice('/');
    await button.click();
    await help.getByRole('link', { name: 'Den ersten Abend durchgehen' }).click();
    await expect.element(heading('Dein erster Abend')).toBeVisible();
  });
});
