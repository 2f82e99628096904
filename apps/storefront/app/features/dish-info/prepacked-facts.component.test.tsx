import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

it('a bottle of wine shows all particulars of LMIV Art. 9 (1) before it is ordered (S3 L4)', async () => {
  await renderShop({ menu: (menu) => menu });
  await findDish('Primitivo di Manduria')
    .getByRole('button', { name: /Allergene und Zusatzstoffe/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Primitivo di Manduria' });
  for (const words of [
    '0,75 l',
    '14 % vol.',
    'Trauben, Konservierungsstoff: Sulfite',
    'Vino & Altro GmbH',
    '352 kJ / 85 kcal',
  ])
    await expect.element(dialog).toMatchTextContent(words);
});

it("every drink with a deposit says 'Einweg' or 'Mehrweg' in its row beside its price (§ 47 VerpackDG, § 7 PAngV, S3 L4)", async () => {
  await renderShop({ menu: (menu) => menu });
  await expect.element(findDish('Birra Chiara')).toMatchTextContent('zzgl. 0,08 € Pfand (Mehrweg)');
  await expect.element(findDish('Limonata')).toMatchTextContent('zzgl. 0,25 € Pfand (Einweg)');
});

it("'Enthält Alkohol' is in the information on dishes cooked with it, not in their rows (S3 R9)", async () => {
  await renderShop();
  const vongole = findDish('Spaghetti alle Vongole');
  await expect.element(vongole).not.toMatchTextContent('Alkohol');
  await vongole.getByRole('button', { name: /Allergene und Zusatzstoffe/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Spaghetti alle Vongole' });
  await expect.element(dialog).toMatchTextContent('Enthält Alkohol');
});
