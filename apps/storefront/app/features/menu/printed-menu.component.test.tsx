import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });

it('on paper the menu is names, texts, prices and what is declared, without pictures and buttons', async () => {
  onTestFinished(async () => void (await emulate('')));
  await renderShop({ orderType: 'pickup', menu: (menu) => menu });
  await expect
    .poll(async () => {
      await emulate('');
      await emulate('print');
      return document.querySelector('.menu-paper');
    })
    .not.toBeNull();
  const paper = document.querySelector('.menu-paper') ?? document.body;
  for (const words of [
    'Trattoria Tramonto',
    'Pizza Margherita',
    'Lugana',
    'Menü per Due',
    'Allergene und Zusatzstoffe:',
  ])
    expect(paper.textContent).toContain(words);
  expect(paper.textContent).toMatch(/Tiramisù della Nonna.*Mascarpone.*5,50/);
  expect(paper.querySelectorAll('button, img')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: /hinzufügen/ })).not.toBeInTheDocument();
  await emulate('');
  await expect.poll(() => document.querySelector('.menu-paper')).toBeNull();
});
