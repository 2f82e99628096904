import type { Locator, Page } from '@playwright/test';

interface Caller {
  readonly phone: string;
  readonly name: string;
}

/** The page on which staff take orders on the telephone. */
export class Telephone {
  readonly page: Page;
  readonly order: Locator;
  readonly taken: Locator;

  constructor(page: Page) {
    this.page = page;
    this.order = page.getByRole('region', { name: 'Bestellung', exact: true });
    this.taken = page.getByRole('heading', { name: /ist aufgenommen$/ });
  }

  async opens({ slug }: { readonly slug: string }): Promise<void> {
    await this.page.goto(`/f=${slug}/telefon`);
    await this.page.getByLabel('Telefonnummer').waitFor();
  }

  async searches(phone: string): Promise<void> {
    await this.page.getByLabel('Telefonnummer').fill(phone);
    await this.page.keyboard.press('Enter');
  }

  /** Types a number or first letters, as in '2x 12'. */
  async takes(text: string): Promise<void> {
    await this.page.getByLabel('Nummer oder Name').fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** A pickup that is paid in cash, by keyboard. */
  async orders(dish: string, { phone, name }: Caller): Promise<void> {
    await this.searches(phone);
    await this.page.getByText('hat noch niemand bestellt').waitFor();
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByRole('radio', { name: 'Abholung' }).check();
    await this.takes(dish);
    await this.page.getByRole('radio', { name: /^Bar/ }).check();
    await this.page.keyboard.press('Control+Enter');
  }
}
