import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { endDelaysOfHistory } from './slow-machine.ts';
import type { OwnShop, PlacedOrder } from './owner.ts';

/** The choices of a dish. */
export interface DishChoice {
  readonly size?: string;
  readonly dough?: string;
  readonly without?: readonly string[];
  readonly extras?: readonly string[];
  readonly amount?: number;
}

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const ADA: Contact = { name: 'Ada Köhler', email: 'ada@example.org', phone: '0151 2345678' };
export const HOME = 'Torstraße 12, 10119 Berlin';
export const ORDER_BUTTON = 'Zahlungspflichtig bestellen';

/** A guest with a browser; methods read as a story. */
export class Guest {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opensMenu(slug: string): Promise<void> {
    await this.opens(`/f=${slug}`);
  }

  async opens(address: string): Promise<void> {
    await goTo(this.page, address);
  }

  /** Leaves for about:blank, so that the next address loads anew even if it differs only after #. */
  async leaves(): Promise<void> {
    await goTo(this.page, 'about:blank');
  }

  /** Opens and leaves the menu of pages: once it was open, the page shows what the browser has stored. */
  async looksAtSiteMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Navigation öffnen' }).click();
    await expect(this.dialog).toBeVisible();
    await this.leavesDialog();
  }

  /** Opens the menu and waits for the shop's event stream. */
  async opensMenuWithEvents({ slug }: OwnShop): Promise<void> {
    const line = this.page.waitForResponse(/\/events\?after=/);
    await this.opensMenu(slug);
    await line;
  }

  /** Blocks the event stream: the page keeps showing an old state. */
  async blocksShopEvents(): Promise<void> {
    await this.page.route(/\/events\?after=/, () => {});
  }

  /** The action of the next visit event of this type that the page reports. */
  async nextReportedEvent(type: string): Promise<string> {
    const isMeant = (request: Request): boolean =>
      request.url().endsWith('/event') && request.postDataJSON().type === type;
    const request = await this.page.waitForRequest(isMeant);
    return request.postDataJSON().action;
  }

  /** Waits for a short-lived status text; `cause` triggers it. */
  async seesStatusDuring(words: string, cause: () => Promise<void>): Promise<void> {
    const status = await this.page.evaluateHandle(watchForStatusText, words);
    await cause();
    await status.evaluate(({ shown }) => shown);
  }

  async reloads(): Promise<void> {
    await endDelaysOfHistory(this.page);
    await this.page.reload();
  }

  /** The same guest in another tab. */
  async opensAnotherTab(): Promise<Guest> {
    const tab = new Guest(await this.page.context().newPage());
    await tab.opens(this.page.url());
    return tab;
  }

  /** The row of a dish in the menu. */
  dish(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.#dishHeading(name) });
  }

  /** The search: beside the menu on wide screens, behind an icon on phones. */
  async opensSearch(): Promise<void> {
    const lens = this.page.getByRole('button', { name: 'Suchen und filtern' });
    if (await lens.isVisible()) await lens.click();
    await expect(this.page.getByRole('searchbox')).toBeVisible();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Leaves the open dialog with Escape. */
  async leavesDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async opensDish(name: string): Promise<Locator> {
    const button = this.#dishHeading(name).getByRole('button');
    // Rows get their height when they come into view: scroll first, press when the row no longer moves.
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect(this.dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    return this.dialog;
  }

  /** Adds a dish through its dialog with these choices. */
  async adds(name: string, choice: DishChoice = {}): Promise<void> {
    const dialog = await this.opensDish(name);
    if (choice.size) await dialog.getByRole('radio', { name: choice.size }).check();
    if (choice.dough) await dialog.getByRole('radio', { name: choice.dough }).check();
    for (const ingredient of choice.without ?? []) await dialog.getByRole('checkbox', { name: ingredient }).check();
    for (const extra of choice.extras ?? []) await this.#addsExtra(dialog, extra);
    for (let amount = 1; amount < (choice.amount ?? 1); amount += 1)
      await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
    await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
    await expect(dialog.getByRole('heading', { name, exact: true })).toBeHidden();
  }

  async picksUp(): Promise<void> {
    await this.#chooses('Abholung');
  }

  async wantsDelivery(): Promise<void> {
    await this.#chooses('Lieferung');
  }

  // A press during hydration takes effect a moment later.
  async #chooses(orderType: string): Promise<void> {
    const radio = await this.#orderType(orderType);
    if (await radio.isChecked()) return;
    await radio.click();
    await expect(radio).toBeChecked();
  }

  /** The switch of the order type, which the checkout shows once the guest wants to change it. */
  async #orderType(name: string): Promise<Locator> {
    const radio = this.page.getByRole('radio', { name }).first();
    const change = this.page.getByRole('button', { name: /^(Adresse|Abholung) ändern$/ });
    await expect(radio.or(change).first()).toBeVisible();
    if (await change.isVisible()) await change.click();
    return radio;
  }

  /** Unfolds optional fields of the checkout, or a known part: 'Adresse ändern'. */
  async unfolds(name: string): Promise<void> {
    await this.page
      .locator('main summary', { hasText: name })
      .or(this.page.getByRole('main').getByRole('button', { name, exact: true }))
      .click();
  }

  /** Enters the delivery address in its dialog. */
  async entersAddress(location: string): Promise<void> {
    const field = this.dialog.getByLabel('Dein Standort');
    // After the first dish the dialog opens by itself once its code has loaded.
    await expect(async () => {
      if (!(await field.isVisible()))
        await this.page.getByRole('button', { name: 'Adresse eingeben' }).first().click({ timeout: 2000 });
      await expect(field).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.fill(location);
    await this.dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** The cart: beside the menu on wide screens, a sheet on phones. */
  async opensCart(): Promise<Locator> {
    const beside = this.page.getByRole('complementary', { name: 'Warenkorb' });
    if (await beside.isVisible()) return beside;
    const sheet = this.page.getByRole('dialog', { name: 'Warenkorb' });
    // After a reload the sheet may open by itself.
    await expect(async () => {
      if (!(await sheet.isVisible()))
        await this.page.getByRole('button', { name: 'Zum Warenkorb' }).click({ timeout: 2000 });
      await expect(sheet).toBeVisible({ timeout: 2000 });
    }).toPass();
    return sheet;
  }

  async goesToCheckout(): Promise<void> {
    await (await this.opensCart()).getByRole('link', { name: 'Zur Kasse' }).click();
    await expect(this.page.getByRole('heading', { name: 'Kasse', level: 1 })).toBeVisible();
  }

  /** In a closed shop: takes the first time that the cart proposes. */
  async ordersAhead(proposal: string): Promise<void> {
    await (await this.opensCart()).getByRole('button', { name: proposal }).click();
    await expect(this.page.getByRole('heading', { name: 'Kasse', level: 1 })).toBeVisible();
  }

  /** Fills in contact and payment method and accepts the terms. */
  async entersContact(contact: Contact): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(contact.name);
    await this.page.getByLabel('E-Mail', { exact: true }).fill(contact.email);
    await this.page.getByLabel('Telefon').fill(contact.phone);
    await this.page.getByRole('radio', { name: 'Bar' }).check();
    await this.page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).check();
  }

  async wantsAdvertising(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Angebote und Gutscheine' }).check();
  }

  /** Signs in by a mailed link. */
  async signsInBy(link: string): Promise<void> {
    await this.opens(link);
    await this.page.getByRole('button', { name: 'Jetzt anmelden' }).press('Enter');
    await expect(this.page.getByRole('heading', { name: 'Du bist angemeldet' })).toBeFocused();
  }

  async opensAccount(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Mein Konto' }).click();
    await expect(this.dialog.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
    return this.dialog;
  }

  /** Selects a payment method: 'Karte', 'PayPal Sofort online'. */
  async paysBy(method: string): Promise<void> {
    await this.page.getByRole('radio', { name: method }).check();
  }

  /** Orders for pickup and ends on the provider's pay page. */
  async goesToPayPage(button = ORDER_BUTTON): Promise<void> {
    await this.presses(button);
    await this.presses('Ja, ich hole ab');
    await expect(this.page.getByText('Test-Zahlung, es fließt kein Geld')).toBeVisible();
  }

  /** Presses two buttons in the same task. */
  async pressesAtOnce(first: Locator, second: string): Promise<void> {
    const other = await this.page.getByRole('button', { name: second, includeHidden: true }).elementHandle();
    await first.evaluate((button: HTMLElement, next) => {
      button.click();
      if (next instanceof HTMLElement) next.click();
    }, other);
  }

  async presses(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }

  /** Orders, confirms the question if there is one, and ends on the order page. */
  async orders(): Promise<PlacedOrder> {
    await this.presses(ORDER_BUTTON);
    const yes = this.page.getByRole('button', { name: /^Ja, / });
    await expect(yes.or(this.status)).toBeVisible();
    if (await yes.isVisible()) await yes.click();
    await expect(this.page).toHaveURL(/\/checkout\/success\//);
    const [, number = ''] = /Bestellung (\d+)/.exec((await this.status.textContent()) ?? '') ?? [];
    return { id: this.page.url().split('/').at(-1) ?? '', number: Number(number) };
  }

  /** The order's state on its page. */
  get status(): Locator {
    return this.page.getByRole('status').filter({ hasText: /Bestellung \d+/ });
  }

  /** The current step of the order's progress. */
  get currentStep(): Locator {
    return this.page.getByRole('list', { name: 'Stand Deiner Bestellung' }).locator('[aria-current=step]');
  }

  #dishHeading(name: string): Locator {
    return this.page.getByRole('heading', { level: 3, name: new RegExp(`^(\\d+ ?)?${name}$`) });
  }

  async #addsExtra(dialog: Locator, extra: string): Promise<void> {
    const add = dialog.getByRole('button', { name: `${extra} hinzufügen`, exact: true });
    const more = dialog.getByRole('button', { name: 'Mehr anzeigen' });
    // Extras come after the required choices.
    await expect(add.or(more).first()).toBeVisible();
    if (!(await add.isVisible()) && (await more.count()) > 0) await more.last().click();
    await add.click();
  }
}

/** Like a guest who types an address again if a step back has cancelled it. */
async function goTo(page: Page, address: string): Promise<void> {
  await endDelaysOfHistory(page);
  await page.goto(address).catch(async (problem: Error) => {
    if (!/interrupted|ERR_ABORTED/.test(problem.message)) throw problem;
    await page.goto(address);
  });
}

/** Runs in the page: `shown` resolves when the text appears, however briefly. */
function watchForStatusText(words: string): { readonly shown: Promise<void> } {
  const isShown = (): boolean =>
    [...document.querySelectorAll('[role=status]')].some(
      (status) => status.checkVisibility() && status.textContent.includes(words),
    );
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  return { shown };
}
