import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { enterContact, pressOrder, renderCheckout, TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { loseCode } from '../../../../tests/components/lose-code.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';

// A file of its own: other tests lose the code of the checkout, which the browser does not ask for again.
const reload = page
  .getByRole('alert')
  .filter({ hasText: 'konnte nicht geladen werden' })
  .getByRole('button', { name: 'Seite neu laden' });

it('the way from the checkout to the order says so: loaded again, it is the page of the order', async () => {
  const slug = await openBranch();
  await renderCheckout({ slug, orderType: 'pickup', items: [TIRAMISU] });
  await enterContact();
  await loseCode('pages/order.tsx');
  await pressOrder();
  await page.getByRole('button', { name: 'Ja, ich hole ab' }).click();
  await expect.element(reload).toBeVisible();
  expect(location.pathname).toContain('/checkout/success/');
});
