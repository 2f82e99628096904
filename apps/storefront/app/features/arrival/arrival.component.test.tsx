import { encodeHandover } from '@tischlein/domain/franchise';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findCart, reloadShop, renderShop } from '../../../../../tests/components/render-shop.tsx';

const encode = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

it('a cart from another branch comes along, and a dialog names what this branch does not have (S1 §5 Import by names)', async () => {
  const pizza = { dish: 'Pizza Margherita', amount: 1 } as const;
  const dough = { group: 'Teig', item: 'Klassischer Teig', amount: 1 } as const;
  const hash = encodeHandover({
    deliveryType: 'pickup',
    locationString: '',
    geo: null,
    selectedDish: null,
    serveAt: null,
    cart: [
      { dish: 'Pizza Hawaii Spezial', amount: 1 },
      pizza,
      { ...pizza, size: '99 cm' },
      { ...pizza, size: '26 cm', extras: [dough, { group: 'Sonderteig', item: 'Dinkel', amount: 1 }] },
      { ...pizza, size: '26 cm', extras: [dough, { group: 'Dips dazu', item: 'Zaziki', amount: 1 }] },
      { menu: 'Menü für Hundert', dishes: [], amount: 1 },
    ],
  });
  await renderShop({ path: `/${hash}` });
  const dialog = page.getByRole('dialog', { name: 'Warenkorb-Probleme' });
  await expect.element(dialog).toBeVisible();
  expect(location.hash).toBe('');
  reloadShop();
  for (const problem of [
    'Gericht Pizza Hawaii Spezial nicht gefunden',
    'Größe nicht gefunden',
    'Größe 99 cm nicht gefunden',
    'Gruppe Sonderteig nicht gefunden',
    'Zutat Zaziki nicht gefunden',
    'Menü für Hundert nicht gefunden',
  ])
    await expect.element(dialog.getByText(problem, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(findCart()).toMatchTextContent('Pizza Margherita, 26 cm');
});

it.each([
  ['malformed', '***'],
  ['forged', encode('{"deliveryType":"drone","selectedDish":"Pizza Margherita","cart":[{"dish":"Calzone"}]}')],
  ['oversized', encode(JSON.stringify({ deliveryType: 'delivery', cart: [], selectedDish: 'x'.repeat(70_000) }))],
])('a %s handover changes nothing and is told, once', async (_, payload) => {
  await renderShop({
    path: `/#franchise${payload}`,
    orderType: 'pickup',
    items: [{ dish: 'Tiramisù della Nonna', amount: 1 }],
  });
  await expect.element(findCart()).toMatchTextContent('Tiramisù della Nonna');
  await expect.element(page.getByRole('radio', { name: 'Abholung' })).toBeChecked();
  const dialog = page.getByRole('dialog', { name: 'Der Link war nicht vollständig' });
  await expect.element(dialog).toMatchTextContent('nicht übernehmen');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.hash).toBe('');
  reloadShop();
  await expect.element(findCart()).toMatchTextContent('Tiramisù della Nonna');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
