// First, as in the document: it says which layer wins.
import '../../styles/layers.css';
import type { MenuDocument } from '@tischlein/domain/menu';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const withoutDeposits = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.filter(({ isDrink }) => !isDrink),
});
const asIs = (menu: MenuDocument): MenuDocument => menu;

it.each([
  ['delivery and bottles', {}, asIs, 'Alle Preise inkl. MwSt., zzgl. Lieferung und Pfand.'],
  ['pickup only', { supportDelivery: false }, asIs, 'Alle Preise inkl. MwSt., zzgl. Pfand.'],
  ['no deposits', {}, withoutDeposits, 'Alle Preise inkl. MwSt., zzgl. Lieferung.'],
  ['deposits that are not charged', { useDishDeposit: false }, asIs, 'Alle Preise inkl. MwSt., zzgl. Lieferung.'],
  ['neither', { supportDelivery: false }, withoutDeposits, 'Alle Preise inkl. MwSt.'],
] as const)(
  'the footer says what prices contain, and what is added: %s (§ 6 (1) PAngV)',
  async (_, config, menu, words) => {
    await renderShop({ config, menu });
    await expect.element(page.getByRole('contentinfo')).toMatchTextContent(`${words}* Ab`);
    expect(page.getByRole('contentinfo').getByRole('link', { name: 'Lieferung', exact: true }).elements()).toHaveLength(
      words.includes('Lieferung') ? 1 : 0,
    );
  },
);

it('withdrawing is more prominent than the other links of the footer (§ 356a (1) BGB)', async () => {
  await renderShop();
  const foot = page.getByRole('contentinfo');
  const withdraw = foot.getByRole('link', { name: 'Vertrag widerrufen' });
  await expect.element(withdraw).toBeVisible();
  const look = (link: Element) => {
    const { fontWeight, color, borderTopStyle } = getComputedStyle(link);
    return { fontWeight: Number(fontWeight), color, borderTopStyle };
  };
  const others = foot.getByRole('link', { name: 'Impressum' }).element();
  expect(look(withdraw.element()).fontWeight).toBeGreaterThan(look(others).fontWeight);
  expect(look(withdraw.element())).toMatchObject({ borderTopStyle: 'solid' });
  expect(look(withdraw.element()).color).not.toBe(look(others).color);
});
