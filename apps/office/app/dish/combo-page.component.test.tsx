import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SOON } from '../../../../tests/components/choose-version.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

it('a combo says what guests save with the cheapest and the dearest choice, at every price', async () => {
  await renderOffice('/karte/kombi/per-due');
  const saving = page.getByRole('region', { name: 'Was der Gast spart' });
  const price = page.getByRole('textbox', { name: 'Preis, Lieferung' });
  await price.fill('20');
  await expect
    .element(saving, SOON)
    .toMatchTextContent(/\d,\d\d.€ weniger bei der günstigsten Wahl, \d+,\d\d.€ bei der teuersten/);
  await price.fill('99');
  await expect.element(saving).toMatchTextContent('kostet das Menü');
  await expect.element(page.getByText('Bei der günstigsten Wahl spart der Gast nichts.')).toBeVisible();
});

it('a slot without a dish is named, and its dishes are added by name', async () => {
  await renderOffice('/karte/kombi/per-due', {}, (menu) => ({
    ...menu,
    menus: menu.menus.map((combo) => ({
      ...combo,
      price: { delivery: toCents(2000) },
      slots: combo.slots.slice(0, 1).map((slot) => ({ ...slot, dishes: [] })),
    })),
  }));
  await expect.element(page.getByText('So wird das Menü nicht angeboten.').first(), SOON).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Zur Wahl' });
  await choice.fill('Pizza Margherita');
  choice.element().blur();
  await expect.element(page.getByText('Vorausgewählt: Pizza Margherita.')).toBeVisible();
});
