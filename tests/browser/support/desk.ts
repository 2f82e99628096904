import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnShop } from './owner.ts';

export type Column = 'Neu' | 'Küche' | 'Fertig';

/** The tablet in the kitchen, signed in. */
export class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opens({ slug }: OwnShop): Promise<void> {
    await this.page.goto(`/office/${slug}`);
    await expect(this.column('Neu')).toBeVisible();
  }

  /** Opens an area of the navigation, and a page of it by its tab or its entry in the settings. */
  async goesTo(area: string, name?: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Büro' }).getByRole('link', { name: area }).click();
    if (name !== undefined) await this.page.getByRole('main').getByRole('link', { name }).click();
  }

  async signsOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Konto' }).filter({ visible: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  }

  /**
   * Counts the sounds the tablet plays from now on. The tablet allows none before the first gesture;
   * whether a browser without a window does depends on how it was built and started.
   */
  async recordsSounds(): Promise<void> {
    await this.page.addInitScript(() => {
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          void this.suspend();
        }
      };
      const play = OscillatorNode.prototype.start;
      let notes = 0;
      OscillatorNode.prototype.start = function start(when?: number) {
        notes += 1;
        document.documentElement.dataset['notes'] = String(notes);
        play.call(this, when);
      };
    });
  }

  async countNotes(): Promise<number> {
    return Number((await this.page.locator('html').getAttribute('data-notes')) ?? 0);
  }

  column(name: Column): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** An order in the columns. */
  ticket(number: number): Locator {
    return filterByNumber(this.page.getByRole('article'), number);
  }

  ticketIn(column: Column, number: number): Locator {
    return filterByNumber(this.column(column).getByRole('article'), number);
  }

  /** The open order beside the columns. */
  order(number: number): Locator {
    return this.page.getByRole('region', { name: `Bestellungen ${number}`, exact: true });
  }

  /** A phone shows one column, and an open order in its place. */
  async opensOrder(number: number, column?: Column): Promise<Locator> {
    const order = this.order(number);
    if (column !== undefined) {
      const choice = this.page.getByRole('group', { name: 'Spalten' }).getByRole('button', { name: column });
      if (await choice.isVisible()) await choice.click();
    }
    if (!(await order.isVisible())) await this.ticket(number).getByRole('button').first().click();
    return order;
  }

  async accepts(number: number, minutes: number): Promise<void> {
    const order = await this.opensOrder(number);
    await order.getByRole('radio', { name: String(minutes), exact: true }).check();
    await order.getByRole('button', { name: 'Annehmen' }).click();
    const accepted = this.ticketIn('Küche', number).or(order.getByText('In Zubereitung'));
    await expect(accepted.filter({ visible: true }).first()).toBeVisible();
  }

  async refuses(number: number, reason: string): Promise<void> {
    const order = await this.opensOrder(number);
    await order.getByRole('button', { name: 'Ablehnen' }).click();
    await order.getByRole('radio', { name: reason }).check();
    await order.getByRole('button', { name: 'Bestellung ablehnen' }).click();
    await expect(this.ticketIn('Neu', number)).toBeHidden();
  }

  /** A phone shows the tools beside Pause with the orders for later. */
  async showsTools(): Promise<void> {
    const later = this.page.getByRole('button', { name: /^Später/ });
    if (await later.isVisible()) await later.click();
  }

  /** One press: sound, screen and messages. */
  async beginsShift(): Promise<void> {
    await this.page.getByRole('button', { name: 'Schicht beginnen' }).click();
    await expect(this.page.getByRole('button', { name: /^Schicht läuft/ })).toBeVisible();
  }

  /** Shows the orders of another shop on this desk, too. */
  async addsShop(name: string): Promise<void> {
    await this.showsTools();
    await this.page.getByRole('button', { name: /Filialen$/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Welche Filialen zeigt dieses Gerät?' });
    await dialog.getByRole('checkbox', { name, exact: true }).first().check();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
  }

  async opensSecondTablet(shop: OwnShop): Promise<Desk> {
    const other = new Desk(await this.page.context().newPage());
    await other.opens(shop);
    return other;
  }

  async losesConnection(): Promise<void> {
    await this.page.context().setOffline(true);
  }

  async regainsConnection(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  /** Presses an order's next step: 'Fertig', 'Abgeholt', 'Unterwegs', 'Übergeben'. */
  async advances(step: string, number: number): Promise<void> {
    const inColumn = this.ticket(number).getByRole('button', { name: `${step} ${number}` });
    const inOrder = this.order(number).getByRole('button', { name: step, exact: true });
    await inColumn.or(inOrder).filter({ visible: true }).first().click();
  }
}

const filterByNumber = (tickets: Locator, number: number): Locator =>
  tickets.filter({ has: tickets.page().getByText(String(number), { exact: true }) });
