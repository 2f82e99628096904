import type { MenuDocument } from '@tischlein/domain/menu';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

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
