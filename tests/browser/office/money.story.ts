import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { Desk } from '../support/desk.ts';
import { story } from '../support/story.ts';

story(
  'a partial refund from the desk: capped at the paid amount, the amount on the button, visible to the guest',
  async ({ desk, guest, owner }) => {
    const shop = await owner.opensBranch();
    await owner.enablesOnlinePayments(shop);
    const { id, number } = await owner.receivesPaidOrder(shop);
    await desk.opens(shop);
    const order = await desk.opensOrder(number);
    await expect(order).toContainText('bezahlt (Karte, Apple Pay, Google Pay)');
    await order.getByRole('button', { name: 'Geld erstatten' }).click();
    const form = order.getByRole('form', { name: 'Geld erstatten' });
    await form.getByRole('radio', { name: 'Einen Betrag' }).check();
    await form.getByLabel('Betrag in €').fill('999');
    await form.getByRole('button', { name: 'Weiter' }).click();
    await expect(form.getByText('Das ist mehr, als bezahlt wurde. Höchstens 17,50 €.')).toBeVisible();
    await expectAccessible(desk.page);
    await form.getByLabel('Betrag in €').fill('4,50');
    await form.getByRole('radio', { name: 'Anderer Grund' }).check();
    await form.getByRole('textbox', { name: 'Anderer Grund' }).fill('Die Suppe kam kalt an.');
    await form.getByRole('button', { name: 'Weiter' }).click();
    await order.getByRole('button', { name: '4,50 € erstatten' }).click();
    const refunds = order.getByRole('list', { name: 'Erstattungen' });
    await expect(refunds).toContainText('4,50 € · Die Suppe kam kalt an.');
    await expect(refunds).toContainText('erstattet (');
    await expect(order).toContainText('bezahlt, teilweise erstattet');
    await expectAccessible(desk.page);

    await guest.opens(`/f=${shop.slug}/checkout/success/${id}`);
    await expect(guest.status).toContainText('Wir haben Dir 4,50 € erstattet.');
    await expect(guest.page.getByText('bezahlt, 4,50 € erstattet')).toBeVisible();
    const mail = desk.page.getByRole('group').filter({ hasText: 'Der Grund: Die Suppe kam kalt an.' });
    await expect(async () => {
      await desk.page.goto(`/office/${shop.slug}/mails?ansicht=versand`);
      // The list is there: with the confirmation of the order at least.
      await expect(desk.page.getByText(`Bestellung ${number}`).first()).toBeVisible();
      expect(await mail.count()).toBe(1);
    }).toPass();
    await mail.getByText(`Erstattung zu Deiner Bestellung ${number}`).click();
    await expect(mail.getByText('Wir haben Dir 4,50 € erstattet')).toBeVisible();
  },
);

story("a colleague's refund shows on the open ticket, and only the rest can be refunded", async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await owner.enablesOnlinePayments(shop);
  const paid = await owner.receivesPaidOrder(shop);
  await desk.opens(shop);
  const order = await desk.opensOrder(paid.number);
  await expect(order).toContainText('bezahlt (Karte, Apple Pay, Google Pay)');
  await owner.refunds(shop, paid, 450);
  await expect(order).toContainText('bezahlt, teilweise erstattet');
  await order.getByRole('button', { name: 'Geld erstatten' }).click();
  const form = order.getByRole('form', { name: 'Geld erstatten' });
  await form.getByRole('radio', { name: 'Einen Betrag' }).check();
  await form.getByLabel('Betrag in €').fill('17,50');
  await form.getByRole('button', { name: 'Weiter' }).click();
  await expect(form.getByText('Das ist mehr, als bezahlt wurde. Höchstens 13,00 €.')).toBeVisible();
});

story('single dishes are refunded at their price', { tag: '@thorough' }, async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await owner.enablesOnlinePayments(shop);
  const { number } = await owner.receivesPaidOrder(shop);
  await desk.opens(shop);
  const order = await desk.opensOrder(number);
  await order.getByRole('button', { name: 'Geld erstatten' }).click();
  await order.getByRole('radio', { name: 'Einzelne Artikel' }).check();
  await order.getByRole('button', { name: 'Weiter' }).click();
  await expect(order.getByRole('alert')).toHaveText('Bitte wähle mindestens einen Artikel.');
  await order.getByRole('checkbox', { name: /Minestrone/ }).check();
  await order.getByRole('button', { name: 'Weiter' }).click();
  await order.getByRole('button', { name: '6,50 € erstatten' }).click();
  await expect(order.getByRole('list', { name: 'Erstattungen' })).toContainText('6,50 € · Etwas hat gefehlt.');
});

story(
  'cancelling an accepted, paid order needs a reason and refunds the money',
  { tag: '@thorough' },
  async ({ desk, guest, owner }) => {
    const shop = await owner.opensBranch();
    await owner.enablesOnlinePayments(shop);
    const { id, number } = await owner.receivesPaidOrder(shop);
    await guest.opens(`/f=${shop.slug}/checkout/success/${id}`);
    await desk.opens(shop);
    await desk.accepts(number, 30);
    const order = await desk.opensOrder(number);
    await order.getByRole('button', { name: 'Stornieren', exact: true }).click();
    await order.getByRole('radio', { name: 'Ein Gericht ist leider ausverkauft.' }).check();
    await order.getByRole('button', { name: 'Bestellung stornieren, 17,50 € erstatten' }).click();
    await expect(order.getByRole('list', { name: 'Erstattungen' })).toContainText('erstattet (');
    await expect(order.getByRole('button', { name: 'Geld erstatten' })).toBeHidden();
    await expect(guest.status).toContainText('Deine Bestellung wurde storniert.');
    await expect(guest.status).toContainText('Ein Gericht ist leider ausverkauft.');
    await expect(guest.status).toContainText('Wir haben Dir 17,50 € erstattet.');
  },
);

story('a failed refund becomes a counted task: cause, advice, retry, done', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await owner.enablesOnlinePayments(shop);
  const { number } = await owner.receivesPaidOrder(shop);
  await owner.enablesOnlinePayments(shop, 'somebody-else');
  await desk.opens(shop);
  const { page } = desk;
  const order = await desk.opensOrder(number);
  await order.getByRole('button', { name: 'Geld erstatten' }).click();
  await order.getByRole('button', { name: 'Weiter' }).click();
  await order.getByRole('button', { name: '17,50 € erstatten' }).click();
  await expect(order.getByRole('list', { name: 'Erstattungen' })).toContainText('nicht geklappt.');

  await owner.enablesOnlinePayments(shop);
  await page.goto(`/office/${shop.slug}/zeiten`);
  await page.getByRole('link', { name: 'Bestellungen 1 offen' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Aufgaben/ })
    .click();
  const task = page.getByRole('listitem').filter({ hasText: `Bestellung ${number}` });
  await expect(task).toContainText('Eine Erstattung hat nicht geklappt.');
  await expect(task).toContainText('Sag dem Gast Bescheid.');
  await task.getByRole('button', { name: `Zahlung ansehen ${number}` }).click();
  await task.getByRole('button', { name: 'Geld erstatten' }).click();
  await task.getByRole('button', { name: 'Weiter' }).click();
  await task.getByRole('button', { name: '17,50 € erstatten' }).click();
  await expect(task).toContainText('erstattet (');
  await expectAccessible(page);
  await task.getByRole('button', { name: `Erledigt: Bestellung ${number}` }).click();
  await expect(page.getByText('Nichts zu tun')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Büro' }).getByRole('link', { name: 'Bestellungen', exact: true }),
  ).toBeVisible();
});

story(
  'a branch manager finds an order by its number and refunds it, but never sees the keys',
  { tag: '@thorough' },
  async ({ page, owner, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    const shop = await owner.opensBranch();
    await owner.enablesOnlinePayments(shop);
    const { number } = await owner.receivesPaidOrder(shop, { name: 'Ada Köhler' });
    const { email, password } = await owner.addsStaff(shop, 'branchManager');
    await page.goto('/office');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort').fill(password);
    await page.keyboard.press('Enter');
    await new Desk(page).goesTo('Einstellungen', 'Zahlungen');
    await expect(page.getByText('ändert nur die Inhaberin oder der Inhaber')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Konten' })).toHaveCount(0);
    await page.goto(`/office/${shop.slug}/bestellungen`);
    await page.getByRole('searchbox').fill(String(number));
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: String(number), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Gast' })).toContainText('Ada Köhler');
    await expect(page.getByRole('button', { name: 'Geld erstatten' })).toBeVisible();
  },
);
