import { expect } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import { failOnce } from '../support/failing-once.ts';
import { findBuiltFile } from '../support/find-built-file.ts';
import { tabTo } from '../support/keyboard.ts';
import { story } from '../support/story.ts';

story(
  "'Customise menu': tab by tab, by keyboard, with the age question (S1 §2 Customise menu, §4 Menu wizard)",
  { tag: '@desktop' },
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch({}, addBeer);
    await guest.opensMenu(shop.slug);
    const dialog = await guest.opensDish('Menü per Due');
    const { keyboard } = page;
    const tab = (name: string) => dialog.getByRole('tab', { name });
    const press = async (name: string): Promise<void> => {
      await tabTo(page, dialog.getByRole('button', { name, exact: true }));
      await keyboard.press('Enter');
    };
    await expect(tab('1. Erste Pizza')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('2. Zweite Pizza')).toBeDisabled();
    await expect(dialog.getByText('Größe: 32 cm')).toBeVisible();
    await press('WEITER');
    await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen!');
    await tabTo(page, dialog.getByRole('radio', { name: 'Klassischer Teig' }));
    await keyboard.press('Space');
    await press('WEITER');
    await expect(tab('2. Zweite Pizza')).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('radio', { name: 'Klassischer Teig' }).check();
    await dialog.getByRole('button', { name: 'WEITER' }).press('Enter');
    await expect(tab('3. Erstes Getränk')).toHaveAttribute('aria-selected', 'true');

    const drink = dialog.getByLabel('Erstes Getränk wählen');
    const before = await drink.inputValue();
    await drink.selectOption({ label: 'Birra artigianale' });
    const question = page.getByRole('dialog', { name: 'Bist Du mindestens 16?' });
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(question).toBeHidden();
    await expect(drink).toHaveValue(before);
    await drink.selectOption({ label: 'Birra artigianale' });
    await question.getByRole('button', { name: 'Ich bin über 16 Jahre alt' }).click();
    await expect(drink).not.toHaveValue(before);

    await tabTo(page, tab('3. Erstes Getränk'));
    await keyboard.press('ArrowLeft');
    await expect(tab('2. Zweite Pizza')).toBeFocused();
    await expect(dialog.getByRole('tabpanel', { name: '2. Zweite Pizza' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'ZURÜCK' })).toBeVisible();
    await keyboard.press('ArrowRight');
    await expect(tab('3. Erstes Getränk')).toHaveAttribute('aria-selected', 'true');
    await press('WEITER');
    await expect(tab('4. Zweites Getränk')).toHaveAttribute('aria-selected', 'true');
  },
);

story('each dialog is one step of the history, and a reload changes nothing', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  const dialog = await guest.opensDish('Pizza Diavola');
  await expect(page).toHaveURL(/\/gericht\/pizza-diavola$/);
  await dialog.getByRole('radio', { name: '32 cm' }).check();
  await dialog.getByRole('checkbox', { name: 'Peperoni' }).check();
  await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
  await guest.reloads();
  await expect(dialog.getByRole('radio', { name: '32 cm' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Peperoni' })).toBeChecked();
  await expect(dialog.getByText('x2')).toBeVisible();

  await dialog.getByRole('button', { name: 'Alle Allergene und Nährwerte' }).click();
  await expect(page.getByText('Informationen über das Gericht')).toBeVisible();
  await guest.reloads();
  await expect(page.getByText('Informationen über das Gericht')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Informationen über das Gericht')).toBeHidden();
  await expect(dialog.getByText('x2')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/gericht/);
  await expect(guest.dish('Pizza Diavola')).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(/\/gericht\/pizza-diavola$/);
  await expect(dialog.getByRole('radio', { name: '32 cm' })).toBeChecked();
  await expect(dialog.getByText('x2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dialog schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/gericht/);
});

story(
  "an address opens a dish, a combo or a category; an unknown dish gets a message (S1 §8 'Gericht nicht verfügbar')",

  async ({ guest, stranger, page, browserErrors }) => {
    browserErrors.allow(/status of 404/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await guest.opensMenu('tramonto-mitte');
    const dialog = await guest.opensDish('Pizza Diavola');
    await guest.seesStatusDuring('Link kopiert!', () => dialog.getByRole('button', { name: 'Teilen' }).click());
    await expect(dialog.getByText('Link kopiert!')).toBeHidden();
    await stranger.opens(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(stranger.dialog.getByRole('heading', { name: 'Pizza Diavola' })).toBeVisible();
    await stranger.dialog.getByRole('button', { name: 'Dialog schließen' }).click();
    await expect(stranger.page).toHaveURL(/\/f=tramonto-mitte\/?$/);

    await guest.opens('/f=tramonto-mitte/menue/per-due');
    await expect(guest.dialog.getByRole('heading', { name: 'Menü per Due' })).toBeVisible();
    const told = guest.nextReportedEvent('dish');
    await guest.opens('/f=tramonto-mitte/gericht/Pizza%20Calabrese');
    expect(await told).toBe('not-available');
    await expect(page.getByRole('dialog', { name: 'Gericht nicht verfügbar' })).toContainText(
      'Pizza Calabrese ist an diesem Standort leider nicht verfügbar. Suche weiter, um andere köstliche Gerichte zu entdecken!',
    );
    await guest.reloads();
    await page.getByRole('dialog', { name: 'Gericht nicht verfügbar' }).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await guest.opens('/f=tramonto-mitte/#shop_category_dolci');
    await expect(page.getByRole('heading', { name: 'Dolci', exact: true })).toBeInViewport();
  },
);

story('a page whose code is gone says so after three tries', async ({ guest, page, browserErrors }) => {
  browserErrors.allow(/Failed to load resource|Unable to load|status of 404/);
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  const requested = new Map<string, number>();
  // After an update that no longer has the code of this page.
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    requested.set(url, (requested.get(url) ?? 0) + 1);
    await route.fulfill({ status: 404 });
  });
  const cart = await guest.opensCart();
  // The open cart loads the code of the checkout ahead.
  await expect.poll(() => Math.max(...requested.values())).toBe(3);
  requested.clear();
  await cart.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('alert')).toContainText('Dieser Teil der Seite konnte nicht geladen werden.');
  expect(Math.max(...requested.values())).toBeLessThanOrEqual(3);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

story(
  'a dish opens although code, shared code and styles failed to load at first',
  async ({ guest, page, browserErrors }) => {
    browserErrors.allow(/ERR_FAILED/);
    const scripts = [findBuiltFile('cart'), findBuiltFile('menu')];
    const { requests } = await failOnce(page, new RegExp([...scripts, '/assets/cart-.*[.]css'].join('|')));
    await guest.opensMenu('tramonto-mitte');
    const opened = await page.evaluate(() => performance.timeOrigin);
    const dialog = await guest.opensDish('Pizza Diavola');
    await expect(dialog.getByRole('button', { name: 'IN DEN WARENKORB' })).toBeInViewport();
    await expect(dialog).toHaveCSS('position', 'fixed');
    // Both files of code and the stylesheet.
    expect(requests.size).toBe(3);
    expect(Math.min(...requests.values())).toBeGreaterThan(1);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  },
);

story(
  'a dialog whose code fails to load offers a reload',
  { tag: '@thorough' },
  async ({ guest, page, browserErrors }) => {
    browserErrors.allow(/Failed to load resource|Unable to load/);
    await page.route(`**/${findBuiltFile('cart')}`, (route) => route.abort());
    await guest.opensMenu('tramonto-mitte');
    await guest.dish('Pizza Diavola').getByRole('heading').getByRole('button').click();
    await expect(page.getByRole('status').getByText('konnte nicht geladen werden')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('status').getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(guest.dialog.getByRole('button', { name: 'IN DEN WARENKORB' })).toBeVisible();
  },
);

story(
  'a dish of the day tapped before its code has loaded opens afterwards',
  { tag: '@thorough' },
  async ({ page }) => {
    const code = Promise.withResolvers<void>();
    await page.route(`**/${findBuiltFile('menu')}`, async (route) => {
      await code.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(`**/${findBuiltFile('menu')}`);
    await page.goto('/f=tramonto-mitte');
    await asked;
    await page.getByRole('button', { name: 'Freitag ist Fischtag' }).click();
    code.resolve();
    await expect(page.getByRole('dialog', { name: 'Spaghetti alle Vongole' })).toBeVisible();
  },
);

story('the dish dialog has the right accessibility tree', async ({ guest }) => {
  await guest.opensMenu('tramonto-mitte');
  const dialog = await guest.opensDish('Pizza Diavola');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Pizza Diavola":
      - button "Dialog schließen"
      - heading "Pizza Diavola" [level=2]
      - list:
        - listitem: Schwein
        - listitem: Scharf
      - list "Zutaten"
      - button "Alle Allergene und Nährwerte"
      - button "Teilen"
      - group "Größe":
        - text: Größe
        - radio /26 cm/ [checked]
        - radio /32 cm/
        - radio /Familie/
      - group "Teig (1 auswählen)":
        - radio "Klassischer Teig"
      - group "Bitte ohne":
        - checkbox "Mozzarella"
      - heading "EXTRAS" [level=3]
      - group "Kombination":
        - radio /Beliebte Kombination/
        - radio "Individuelle Kombination" [checked]
      - group "Vegane Extras":
        - button /hinzufügen/
        - button "Mehr anzeigen"
      - text: "Anzahl:"
      - 'button "Anzahl: weniger" [disabled]'
      - status:
        - button "Anzahl x1, eintippen": x1
      - 'button "Anzahl: mehr"'
      - button "ABBRECHEN"
      - button "IN DEN WARENKORB"
  `);
});

/** The drinks of 'Menü per Due' may be beer. */
function addBeer(menu: MenuDocument): MenuDocument {
  const beers = menu.dishes.filter(({ category }) => category === 'bier').map(({ id }) => id);
  return {
    ...menu,
    menus: menu.menus.map((combo) =>
      combo.id === 'per-due'
        ? {
            ...combo,
            slots: combo.slots.map((slot, place) =>
              place < 2 ? slot : { ...slot, dishes: [...slot.dishes, ...beers] },
            ),
          }
        : combo,
    ),
  };
}
