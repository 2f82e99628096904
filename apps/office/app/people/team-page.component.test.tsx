import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { addMember, enter, renderOfficeAt } from '../../../../tests/components/render-office.tsx';

describe('the team', () => {
  it('is invited by a link, which can be revoked', async () => {
    await renderOfficeAt('/tramonto-mitte/team');
    await page.getByRole('button', { name: 'Einladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Jemanden einladen' });
    const email = `luca-${crypto.randomUUID()}@roma.test`;
    await dialog.getByLabelText('E-Mail').fill(email);
    await dialog.getByRole('radio', { name: 'Lieferung' }).click();
    await dialog.getByRole('button', { name: 'Einladung schicken' }).click();
    await expect.element(page.getByText('/office/zugang#')).toBeVisible();
    const row = page.getByRole('row', { name: email });
    await expect.element(row).toMatchTextContent('Lieferung');
    await row.getByRole('button', { name: 'Einladung zurückziehen' }).click();
    await expect.element(row).not.toBeInTheDocument();
  });

  it('is invited by a manager of some branches into these, not into the overview that shows them', async () => {
    await enter(
      await addMember('regionalManager', await openBranch({ config: { restaurantName: 'Tramonto Spandau' } })),
    );
    await renderOfficeAt('/tramonto/team');
    await page.getByRole('button', { name: 'Einladen' }).click();
    const shops = page.getByRole('dialog', { name: 'Jemanden einladen' }).getByRole('group', { name: 'Filialen' });
    await expect.element(shops.getByRole('checkbox')).toHaveAccessibleName('Tramonto Spandau');
  });

  it('says what each role may do', async () => {
    await renderOfficeAt('/tramonto-mitte/team');
    const row = page.getByRole('row', { name: /^Erstatten/ });
    await expect.element(row).toMatchTextContent('liest');
  });
});
