import type { MenuDocument } from '@tischlein/domain/menu';
import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatDateTime } from '@tischlein/shop-time';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import {
  chooseVersion,
  expectDifferences,
  KEEP_MINE,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';

const withUnknown = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => {
    const unknown = { ...dish, declarations: null, primaryIngredients: [], secondaryIngredients: [] };
    if (dish.name === 'Pizza Marinara') return unknown;
    const partialDeclarations = { named: ['milk'] as const, unclear: 'Zauberpulver' };
    return dish.name === 'Panna cotta ai Frutti di Bosco' ? { ...unknown, partialDeclarations } : dish;
  }),
  ingredients: menu.ingredients.map((part) => (part.name === 'Burrata' ? { ...part, declarations: null } : part)),
});

it('confirms all at once but what was not understood, and says who has confirmed what', async () => {
  await renderOffice('/allergene', {}, withUnknown);
  const dishes = page.getByRole('region', { name: 'Gerichte' });
  await expect.element(dishes).toMatchTextContent('Nicht verstanden: „Zauberpulver“');
  await expect.element(dishes).toMatchTextContent('Genannt: Milch');
  await page.getByRole('checkbox', { name: 'Alle ohne offene Fragen auswählen' }).click();
  await page.getByRole('button', { name: '2 Einträge bestätigen' }).click();
  await expect.element(page.getByText('2 Einträge sind jetzt bestellbar.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Bestätigt' })).toMatchTextContent('Burrata, Pizza Marinara');
  await expect.element(dishes).toMatchTextContent('Panna cotta ai Frutti di Bosco');
});

it('lists prepacked goods without particulars, each with a link to its form (S3 L14)', async () => {
  await renderOffice('/allergene', {}, (menu) => ({
    ...menu,
    dishes: menu.dishes.map((dish) => (dish.name === 'Pizza Marinara' ? { ...dish, prepacked: {} } : dish)),
  }));
  const lacking = page.getByRole('region', { name: 'Verpackte Ware ohne Pflichtangaben' });
  await expect.element(lacking).toMatchTextContent('Es fehlt: die Nettofüllmenge, Hersteller oder Importeur');
  await lacking.getByRole('link', { name: 'Pizza Marinara' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Wird offen ausgeschenkt' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Hersteller oder Importeur mit Anschrift' })).toBeVisible();
});

describe('declarations that another person has confirmed since', () => {
  const readUnknown = async (shop: string) => {
    const answer = await send(calls.getDeclarations, { params: { shop } });
    return answer.ok ? answer.value : expect.fail(answer.problem.message);
  };

  it.each([
    { choice: TAKE_SAVED, unknown: ['Panna cotta ai Frutti di Bosco', 'Burrata'] },
    { choice: KEEP_MINE, unknown: ['Panna cotta ai Frutti di Bosco'] },
  ] as const)('are shown beside the own choice: $choice', async ({ choice, unknown }) => {
    const shop = await renderOffice('/allergene', {}, withUnknown);
    await page.getByRole('checkbox', { name: 'Alle ohne offene Fragen auswählen' }).click();
    const state = await readUnknown(shop);
    const items = state.unknown.filter(({ name }) => name === 'Pizza Marinara').map(({ kind, id }) => ({ kind, id }));
    const headers = { 'if-match': `"${state.version}"` };
    await send(calls.confirmDeclarations, { params: { shop }, headers, body: { items } });
    await page.getByRole('button', { name: '2 Einträge bestätigen' }).click();
    const [by = expect.fail()] = (await readUnknown(shop)).confirmed;
    await expectDifferences({
      'Burrata von Dir geändert': ['Noch nicht bestätigt\nGenannt: nichts', 'Bestätigt\nGenannt: nichts'],
      'Pizza Marinara von beiden geändert': [
        `Bestätigt\n${formatDateTime(by.at)} Uhr, ${by.by}`,
        'Schon bestätigt, nichts mehr zu tun',
      ],
    });
    await chooseVersion(choice);
    await expect.element(page.getByRole('region', { name: 'Bestätigt' })).toMatchTextContent('Pizza Marinara');
    expect((await readUnknown(shop)).unknown.map(({ name }) => name)).toEqual(unknown);
  });
});
