import * as calls from '@tischlein/contract/calls';
import { dishId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { findDishPrice } from '@tischlein/domain/menu-editing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readMenuDocument, saveMenuDocument } from '../api/shop-menu.ts';

const rows = page
  .getByRole('list')
  .filter({ has: page.getByRole('textbox') })
  .getByRole('listitem');
const bar = page.getByRole('region', { name: 'Änderungen' });
const save = bar.getByRole('button', { name: 'Speichern' });

const readMenu = async (shop: string): Promise<MenuDocument> => {
  const answer = await send(calls.getShopMenu, { params: { shop } });
  return answer.ok ? answer.value : expect.fail();
};

/** The first category and its dishes. */
async function readFirst(shop: string) {
  const menu = await readMenu(shop);
  const [category] = menu.categories;
  return { menu, category, dishes: menu.dishes.filter((dish) => dish.category === category?.id) };
}

const priceField = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name},.*Preis in Euro`) }).first();

describe('a price in the list', () => {
  it("is typed as people type it: '8,5' is 8,50 €; the bar names the change, and saving it reaches the guests", async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    const [dish] = dishes;
    const name = dish?.name ?? '';
    await priceField(name).fill('8,5');
    await userEvent.tab();
    await expect.element(priceField(name)).toHaveValue('8,50');
    await expect.element(bar).toMatchTextContent('1 Preis geändert');
    await expect.element(bar).toMatchTextContent('8,50 €');
    await save.click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
    const saved = (await readMenu(shop)).dishes.find(({ id }) => id === dish?.id);
    expect(saved && findDishPrice(saved, 'delivery', saved.sizes[0] ?? null)).toBe(850);
  });

  it('goes down the column with Tab', async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    await priceField(dishes[0]?.name ?? '').click();
    await userEvent.tab();
    await expect.element(priceField(dishes[1]?.name ?? '')).toHaveFocus();
  });

  it('that is no price says so at its field, and is not taken', async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    const field = priceField(dishes[0]?.name ?? '');
    await field.fill('viel');
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription('Bitte gib einen Preis ein, zum Beispiel 8,50.');
    await expect.element(bar).not.toBeInTheDocument();
  });
});

it('every dish of a long category is in the page, for its search and for screen readers', async () => {
  const shop = await renderOffice('/karte', {}, (menu) => {
    const [model] = menu.dishes;
    const copies = Array.from({ length: 80 }, (_, number) => `Kopie ${number}`);
    const dishes = model ? copies.map((name) => ({ ...model, id: dishId(name.replace(' ', '-')), name })) : [];
    return { ...menu, dishes: [...menu.dishes, ...dishes] };
  });
  const { dishes } = await readFirst(shop);
  await expect.element(page.getByRole('link', { name: 'Kopie 79' })).toBeInTheDocument();
  await expect.element(rows).toHaveLength(dishes.length);
});

describe('the order of dishes', () => {
  it('is changed with the arrow keys on a handle, which keeps the focus; the place is announced; each step can be undone', async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    const [first, second] = dishes;
    const handle = page.getByRole('button', { name: `${first?.name} verschieben` });
    await handle.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(handle).toHaveFocus();
    await expect.element(page.getByText(`${first?.name}, Platz 2 von ${dishes.length}`)).toBeInTheDocument();
    await expect.element(rows.first()).toMatchTextContent(second?.name ?? '');
    await bar.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(rows.first()).toMatchTextContent(first?.name ?? '');
    await expect.element(bar).not.toBeInTheDocument();
  });
});

describe('a dish that is dragged by its handle', () => {
  it('stays where it is dropped; the place is announced, and saving it reaches the guests', async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    const [first, second, third] = dishes;
    const handle = page.getByRole('button', { name: `${first?.name} verschieben` });
    await expect.element(handle).toBeVisible();
    const { height } = rows.nth(2).element().getBoundingClientRect();
    await userEvent.dragAndDrop(handle, rows.nth(2), { targetPosition: { x: 20, y: height - 5 } });
    await expect.element(page.getByText(`${first?.name}, Platz 3 von ${dishes.length}`)).toBeInTheDocument();
    await expect.element(rows.nth(2)).toMatchTextContent(first?.name ?? '');
    await save.click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
    const saved = (await readFirst(shop)).dishes.slice(0, 3).map(({ id }) => id);
    expect(saved).toEqual([second?.id, third?.id, first?.id]);
  });
});

describe('many dishes at once', () => {
  it('shows every old and new price before it changes them', async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    const [dish] = dishes;
    await page.getByRole('checkbox', { name: `${dish?.name} auswählen` }).click();
    await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Preis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preise ändern' });
    await dialog.getByLabelText('Um wie viel').fill('20');
    await dialog.getByLabelText('Runden auf').selectOptions(',90');
    const row = dialog.getByRole('row').nth(1);
    await expect.element(row).toMatchTextContent(dish?.name ?? '');
    await expect.element(row).toMatchTextContent(',90 €');
    await dialog.getByRole('button', { name: /Preise? ändern/ }).click();
    await expect.element(bar).toMatchTextContent(/Preise? geändert/);
  });
});

describe('search and filters', () => {
  it('find dishes of all categories', async () => {
    const shop = await renderOffice('/karte');
    const { menu } = await readFirst(shop);
    const last = menu.dishes.at(-1);
    await page.getByRole('searchbox', { name: 'Gericht suchen' }).fill(last?.name ?? '');
    await expect.element(page.getByRole('link', { name: last?.name ?? '' }).first()).toBeVisible();
    await expect.element(page.getByText('gefunden')).toBeVisible();
  });
});

describe('two people who edit the menu at once (S3 L8)', () => {
  it('both keep what only one of them has changed, and are asked about the rest', async () => {
    const shop = await renderOffice('/karte');
    const { dishes } = await readFirst(shop);
    const [first, second] = dishes;
    await priceField(first?.name ?? '').fill('11,11');
    await userEvent.tab();
    await expect.element(bar).toBeVisible();
    const other = await readMenuDocument(shop);
    if (!other.ok) throw new Error('the menu is not there');
    const theirs = other.value.value.dishes.map((dish) => {
      if (dish.id === second?.id) return { ...dish, name: 'Von jemand anderem' };
      return dish.id === first?.id ? { ...dish, prices: raise(dish.prices) } : dish;
    });
    await saveMenuDocument(shop, { ...other.value.value, dishes: theirs }, other.value.version);
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
    await expect.element(dialog).toMatchTextContent('11,11 €');
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
    const saved = await readMenu(shop);
    const prices = saved.dishes.find(({ id }) => id === first?.id);
    expect(prices && findDishPrice(prices, 'delivery', prices.sizes[0] ?? null)).toBe(1111);
    expect(saved.dishes.find(({ id }) => id === second?.id)?.name).toBe('Von jemand anderem');
  });
});

/** Other prices for every size and order type. */
const raise = (prices: MenuDocument['dishes'][number]['prices']): MenuDocument['dishes'][number]['prices'] =>
  JSON.parse(JSON.stringify(prices).replace(/:(\d+)/g, (_, price: string) => `:${Number(price) + 100}`));
