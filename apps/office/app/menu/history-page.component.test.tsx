import type { MenuDocument } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SOON } from '../../../../tests/components/choose-version.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { readMenuDocument, saveMenuDocument } from '../api/shop-menu.ts';

const entries = page
  .getByRole('listitem')
  .filter({ has: page.getByRole('button', { name: /^Änderung vom .* ansehen$/ }) });
const show = entries.first().getByRole('button', { name: /ansehen$/ });
const history = page.getByRole('link', { name: 'Verlauf' });

async function readMenu(shop: string) {
  const answer = await readMenuDocument(shop);
  return answer.ok ? answer.value : expect.fail(answer.problem.message);
}

/** Saves another name of the first dish, as another person would. */
async function rename(shop: string, name: string): Promise<string> {
  const { value, version } = await readMenu(shop);
  const [first, ...others] = value.dishes;
  if (!first) return expect.fail('no dish');
  const menu: MenuDocument = { ...value, dishes: [{ ...first, name }, ...others] };
  const saved = await saveMenuDocument(shop, menu, version);
  return saved.ok ? first.name : expect.fail(saved.problem.message);
}

describe('the history of the menu', () => {
  it('says that nothing has changed yet', async () => {
    await renderOffice('/karte/verlauf');
    await expect.element(page.getByText('Noch keine Änderung')).toBeVisible();
  });

  it('shows a change with its author, old and new value, and brings back the menu of before', async () => {
    const shop = await renderOffice('/karte');
    const before = await rename(shop, 'Pizza Napoletana');
    await history.click();
    await expect.element(entries).toHaveLength(1);
    await expect.element(entries.first()).toMatchTextContent('1 Gericht geändert');
    await expect.element(entries.first()).toMatchTextContent('von inhaber');
    await show.click();
    const row = page.getByRole('row', { name: 'Pizza Napoletana Name' });
    await expect.element(row.getByRole('cell').nth(0)).toHaveTextContent(before);
    await expect.element(row.getByRole('cell').nth(1)).toHaveTextContent('Pizza Napoletana');
    await page.getByRole('button', { name: 'Karte von davor wiederherstellen' }).click();
    const question = page.getByRole('dialog', { name: 'Diese Karte wiederherstellen?' });
    await question.getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect.element(page.getByText('Wiederhergestellt. Deine Gäste sehen diese Karte.'), SOON).toBeVisible();
    await expect.element(entries).toHaveLength(2);
    await expect.element(entries.first()).toMatchTextContent('früherer Stand wiederhergestellt');
    expect((await readMenu(shop)).value.dishes[0]?.name).toBe(before);
  });

  it('restores nothing over unsaved changes', async () => {
    const shop = await renderOffice('/karte');
    await rename(shop, 'Pizza Napoletana');
    await page
      .getByRole('textbox', { name: /Preis in Euro/ })
      .first()
      .fill('7,77');
    await userEvent.tab();
    await history.click();
    await expect.element(page.getByText('Auf der Karte sind noch ungespeicherte Änderungen.')).toBeVisible();
    await show.click();
    await expect.element(page.getByRole('row', { name: 'Pizza Napoletana Name' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Karte von davor wiederherstellen' }))
      .not.toBeInTheDocument();
  });
});
