import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOfficeAt } from '../../../../tests/components/render-office.tsx';

const branch = page.getByRole('link', { name: 'Tramonto Kreuzberg' });
const newOrders = page.getByRole('region', { name: 'Neu' });

describe('the address of the office', () => {
  it('of a shop that does not exist says so, and opens no other desk', async () => {
    await renderOfficeAt('/gibt-es-nicht');
    await expect.element(page.getByRole('heading', { name: 'Diesen Shop gibt es hier nicht' })).toBeVisible();
    await expect.element(branch).toBeVisible();
    await expect.element(newOrders).not.toBeInTheDocument();
  });

  it('of a franchise overview leads to the branches, which have the desks', async () => {
    await renderOfficeAt('/tramonto');
    await expect.element(page.getByText('Die Übersicht nimmt selbst keine Bestellungen an')).toBeVisible();
    await expect.element(newOrders).not.toBeInTheDocument();
    await branch.click();
    await expect.element(newOrders).toBeVisible();
  });
});
