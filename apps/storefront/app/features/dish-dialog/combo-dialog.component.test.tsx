import type { MenuDocument } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findCart, openDish, reloadShop, renderShop } from '../../../../../tests/components/render-shop.tsx';

const dialog = page.getByRole('dialog', { name: 'Menü per Due' });
const tab = (name: string) => dialog.getByRole('tab', { name });
const press = (name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click();
const chooseDough = (name = 'Klassischer Teig'): Promise<void> => dialog.getByRole('radio', { name }).click();
async function expectStep(name: string): Promise<void> {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
}

/** The drinks of 'Menü per Due' may be beer. */
const addBeer = (menu: MenuDocument): MenuDocument => {
  const beers = menu.dishes.filter(({ category }) => category === 'bier').map(({ id }) => id);
  return {
    ...menu,
    menus: menu.menus.map((combo) => ({
      ...combo,
      slots: combo.slots.map((slot, place) => (place < 2 ? slot : { ...slot, dishes: [...slot.dishes, ...beers] })),
    })),
  };
};

describe("'Customise menu' (S1 §2 Customise menu, §4 Menu wizard)", () => {
  it('asks for one part after another and for the age that a part needs', async () => {
    await renderShop({ menu: addBeer });
    await openDish('Menü per Due');
    await expectStep('1. Erste Pizza');
    await expect.element(tab('2. Zweite Pizza')).toBeDisabled();
    await expect.element(dialog.getByText('Größe: 32 cm')).toBeVisible();
    await press('WEITER');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Bitte wählen!');
    await chooseDough();
    await press('WEITER');
    await expectStep('2. Zweite Pizza');
    await chooseDough();
    await press('WEITER');
    await expectStep('3. Erstes Getränk');

    const drink = dialog.getByLabelText('Erstes Getränk wählen');
    const question = page.getByRole('dialog', { name: 'Bist Du mindestens 16?' });
    const before = (drink.element() as HTMLSelectElement).value;
    await drink.selectOptions('Birra artigianale');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(drink).toHaveValue(before);
    await drink.selectOptions('Birra artigianale');
    await question.getByRole('button', { name: 'Ich bin über 16 Jahre alt' }).click();
    await expect.element(drink).not.toHaveValue(before);

    tab('3. Erstes Getränk').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('2. Zweite Pizza')).toHaveFocus();
    await expect.element(dialog.getByRole('tabpanel', { name: '2. Zweite Pizza' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'ZURÜCK' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('3. Erstes Getränk');
    await press('WEITER');
    await expectStep('4. Zweites Getränk');
  });

  it('loses nothing while the address is asked, which is once; the cart edits it', async () => {
    await renderShop();
    await openDish('Menü per Due');
    for (const next of ['2. Zweite Pizza', '3. Erstes Getränk']) {
      await chooseDough();
      await press('WEITER');
      await expectStep(next);
    }
    await press('WEITER');
    await expectStep('4. Zweites Getränk');
    const location = page.getByLabelText('Dein Standort');
    await press('IN DEN WARENKORB');
    await expect.element(location).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(location).not.toBeInTheDocument();
    await expectStep('4. Zweites Getränk');
    await press('IN DEN WARENKORB');
    await expect.element(location).not.toBeInTheDocument();
    await findCart().getByRole('button', { name: 'Menü per Due ändern' }).click();
    await expect.element(tab('4. Zweites Getränk')).toBeEnabled();
    await expect.element(dialog.getByRole('button', { name: 'ABBRECHEN' })).not.toBeInTheDocument();
    tab('1. Erste Pizza').element().focus();
    await userEvent.keyboard('{End}');
    await press('SPEICHERN');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens at its step after a reload, with its choices', async () => {
    await renderShop();
    await openDish('Menü per Due');
    await chooseDough('Vollkornteig');
    await press('Alle Allergene und Nährwerte');
    const info = page.getByRole('dialog').filter({ hasText: 'Informationen über das Gericht' });
    await expect.element(info).toMatchTextContent('Vollkornteig');
    reloadShop();
    await expect.element(info).toMatchTextContent('Vollkornteig');
    await info.getByRole('button', { name: 'OK' }).click();
    await press('WEITER');
    await expectStep('2. Zweite Pizza');
    reloadShop();
    await expectStep('2. Zweite Pizza');
    await press('ZURÜCK');
    await expect.element(dialog.getByRole('radio', { name: 'Vollkornteig' })).toBeChecked();
  });
});
