import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findCart, openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const dialog = page.getByRole('dialog', { name: 'Tiramisù della Nonna' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

describe('the amount', () => {
  const amount = dialog.getByRole('textbox', { name: 'Anzahl:' });

  it('can be typed; very many are asked for', async () => {
    await renderShop({ orderType: 'pickup' });
    await openDish('Tiramisù della Nonna');
    await button('Anzahl x1, eintippen').click();
    await amount.fill('106');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Anzahl x106, eintippen')).toHaveFocus();
    await button('IN DEN WARENKORB').click();
    const question = page.getByRole('dialog', { name: 'Wirklich 106-mal?' });
    await question.getByRole('button', { name: 'Anzahl ändern' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(findCart()).not.toMatchTextContent('Tiramisù');
    await button('IN DEN WARENKORB').click();
    await question.getByRole('button', { name: 'Ja, 106-mal' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(findCart()).toMatchTextContent('Tiramisù');
  });

  it('stays if no amount is typed, and Escape closes the field only', async () => {
    await renderShop({ orderType: 'pickup' });
    await openDish('Tiramisù della Nonna');
    for (const [typed, key] of [
      ['viel', '{Enter}'],
      ['7', '{Escape}'],
    ] as const) {
      await button('Anzahl x1, eintippen').click();
      await amount.fill(typed);
      await userEvent.keyboard(key);
      await expect.element(button('Anzahl x1, eintippen')).toHaveFocus();
    }
  });
});
