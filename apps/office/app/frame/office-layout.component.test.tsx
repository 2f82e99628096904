import type { StaffRole } from '@tischlein/domain/staff';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { renderOffice, renderOfficeAs, renderOfficeAt } from '../../../../tests/components/render-office.tsx';
import { findShownText } from '../../../../tests/components/find-shown-text.ts';

const branch = page.getByRole('main').getByRole('link', { name: 'Tramonto Kreuzberg' });
const newOrders = page.getByRole('region', { name: 'Neu' });
const nav = page.getByRole('navigation', { name: 'Büro' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const leaving = page.getByRole('dialog', { name: 'Änderungen speichern?' });

describe('the address of the office', () => {
  it('of a shop that does not exist says so, and opens no other desk', async () => {
    await renderOfficeAt('/gibt-es-nicht');
    await expect.element(heading('Diesen Shop gibt es hier nicht')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Tramonto Kreuzberg' })).toBeVisible();
    await expect.element(newOrders).not.toBeInTheDocument();
  });

  it('of a page that does not exist says so, and keeps the navigation', async () => {
    await renderOfficeAt('/tramonto-mitte/speisekarte');
    await expect.element(heading('Diese Seite gibt es nicht')).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Heute' })).toBeVisible();
    await expect.element(newOrders).not.toBeInTheDocument();
  });

  it('of a franchise overview leads to the branches, which have the desks', async () => {
    await renderOfficeAt('/tramonto');
    await expect.element(heading('Alle Filialen')).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Wok-Garten' })).not.toBeInTheDocument();
    await branch.click();
    await expect.element(newOrders).toBeVisible();
  });

  it('of a kitchen page of a franchise overview shows the branches', async () => {
    await renderOfficeAt('/tramonto/bestand');
    await expect.element(heading('Alle Filialen')).toBeVisible();
  });
});

describe('the focus', () => {
  it('is on the heading of the page that a link inside a page has opened', async () => {
    await renderOfficeAt('/tramonto-mitte/zeiten');
    await page.getByRole('main').getByRole('link', { name: 'Liefergebiete' }).click();
    await expect.element(heading('Liefergebiete')).toHaveFocus();
  });

  it('is on the heading of the page that the navigation has opened', async () => {
    await renderOfficeAt('/tramonto-mitte/zeiten');
    await nav.getByRole('link', { name: 'Angebote' }).click();
    await expect.element(heading('Angebote')).toHaveFocus();
  });
});

describe('Tab', () => {
  beforeEach(() => page.viewport(1440, 900));

  const listStops = (within: string): number =>
    Array.from(document.querySelectorAll<HTMLElement>(`${within} :is(a, button)`)).filter(
      (each) => each.tabIndex >= 0 && each.checkVisibility(),
    ).length;

  it('leads first to a way past the navigation', async () => {
    await renderOfficeAt('/tramonto-mitte/zeiten');
    await expect.element(heading('Zeiten')).toBeVisible();
    const skip = page.getByRole('button', { name: 'Zum Inhalt springen' });
    expect(document.querySelector('.office')?.querySelector('a, button')).toBe(skip.element());
    skip.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Zeiten')).toHaveFocus();
  });

  it.each([1440, 390])(
    'stops once at the areas, and the arrow keys lead from one to the next, at %i px',
    async (width) => {
      await page.viewport(width, 900);
      await renderOfficeAt('/tramonto-mitte/karte');
      // With or without a count.
      const area = (name: string) => nav.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect.element(area('Karte')).toBeVisible();
      expect(listStops('.nav-list')).toBe(1);
      area('Karte').element().focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(area(width > 1000 ? 'Angebote' : 'Bestellungen')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      expect(document.activeElement?.textContent).toMatch(/^Heute/);
    },
  );

  it('stops once at the categories of the menu', async () => {
    await renderOfficeAt('/tramonto-mitte/karte');
    const categories = page.getByRole('navigation', { name: 'Kategorien' });
    await expect.element(categories.getByRole('button', { name: /^Pizza/ }).first()).toBeVisible();
    const current = document.querySelector<HTMLElement>('.cat-name[aria-current]');
    expect(listStops('.cat-list')).toBe(2);
    current?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => document.querySelector('.cat-name[aria-current]')).not.toBe(current);
    expect(document.activeElement).toBe(document.querySelector('.cat-name[aria-current]'));
    expect(listStops('.cat-list')).toBe(2);
  });
});

describe('the navigation has the areas of the role', () => {
  const renderOpenDesk = async (): Promise<void> => {
    const shop = await openBranch();
    await openForGuests(shop);
    await renderOfficeAt(`/${shop}`);
  };

  it.each<[StaffRole, readonly string[], string, string?]>([
    [
      'owner',
      ['Heute', 'Karte', 'Angebote', 'Zeiten & Gebiete', 'Bestellungen', 'Zahlen', 'Gäste', 'Einstellungen'],
      'Bestellungen',
    ],
    [
      'branchManager',
      ['Heute', 'Karte', 'Angebote', 'Zeiten & Gebiete', 'Bestellungen', 'Zahlen', 'Gäste', 'Einstellungen'],
      'Bestellungen',
    ],
    ['staff', ['Heute', 'Karte', 'Zeiten & Gebiete', 'Bestellungen', 'Gäste', 'Einstellungen'], 'Bestellungen'],
    ['waiter', ['Heute', 'Karte', 'Bestellungen', 'Gäste', 'Einstellungen'], 'Tische', '/:slug/tische'],
    ['driver', ['Heute', 'Einstellungen'], 'Deine Tour'],
    ['accountant', ['Karte', 'Angebote', 'Zeiten & Gebiete', 'Bestellungen', 'Zahlen', 'Einstellungen'], 'Zahlen'],
  ])('%s', async (role, areas, start, path) => {
    await (role === 'owner' ? renderOpenDesk() : renderOfficeAs(role, path));
    await expect.element(heading(start)).toBeInTheDocument();
    expect(
      nav
        .getByRole('listitem')
        .elements()
        // Without the badge.
        .map((item) => findShownText(item).split('\n')[0])
        .filter((text) => text !== 'Mehr'),
    ).toEqual(areas);
  });

  it('and the pages of the others say that they are closed', async () => {
    await renderOfficeAs('driver', '/:slug/zahlungen');
    await expect.element(heading('Kein Zugang')).toBeVisible();
  });

  it('a driver sees no desk', async () => {
    await renderOfficeAs('driver', '/:slug');
    await expect.element(heading('Kein Zugang')).toBeVisible();
    await expect.element(newOrders).not.toBeInTheDocument();
  });

  it('an accountant reads the hours, and has nothing to save', async () => {
    await renderOfficeAs('accountant', '/:slug/zeiten');
    await expect.element(page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Stopp/ })).not.toBeInTheDocument();
  });
});

describe('leaving a page with unsaved changes', () => {
  const edit = async (): Promise<void> => {
    await renderOffice('/zeiten');
    await page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' }).fill('55');
    await nav.getByRole('link', { name: 'Heute' }).click();
    await expect.element(leaving).toBeVisible();
  };

  it('stays', async () => {
    await edit();
    await leaving.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(page.getByText('Noch nicht gespeichert.', { exact: true })).toBeVisible();
  });

  it('saves and goes', async () => {
    await edit();
    await leaving.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(newOrders).toBeVisible();
    await nav.getByRole('link', { name: 'Zeiten' }).click();
    await expect.element(page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' })).toHaveValue(55);
    await expect.element(page.getByText('Noch nicht gespeichert.', { exact: true })).not.toBeInTheDocument();
  });

  it('discards and goes', async () => {
    await edit();
    await leaving.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(newOrders).toBeVisible();
    await nav.getByRole('link', { name: 'Zeiten' }).click();
    await expect.element(page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' })).not.toHaveValue(55);
  });
});

it('a branch says which settings are its own and which follow the franchise', async () => {
  await renderOffice('/zahlungen', { paymentMethods: ['offline'] });
  await page.getByText('Filiale von Trattoria Tramonto').click();
  await expect.element(page.getByText('Nur für diese Filiale: Zahlungsmethoden.')).toBeVisible();
  await expect.element(page.getByText('Folgt der Kette: Mindestbestellwerte.')).toBeVisible();
});
