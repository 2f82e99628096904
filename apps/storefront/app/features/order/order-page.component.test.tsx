import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actOnOrder } from '../../../../../tests/components/act-on-order.ts';
import { holdRound, openTableBranch, sitDown } from '../../../../../tests/components/at-table.ts';
import { status } from '../../../../../tests/components/checkout-form.ts';
import { loseCode } from '../../../../../tests/components/lose-code.ts';
import { payOnline } from '../../../../../tests/components/pay-online.ts';
import { placeOrder } from '../../../../../tests/components/place-order.ts';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';
import { send } from '../../api/send.ts';

const readCurrentStep = (): string => document.querySelector('[aria-current=step]')?.textContent ?? '';
const TIRAMISU = { dish: 'Tiramisù della Nonna', amount: 2 };

/** Renders the page of a new order; its stream follows the kitchen. */
async function renderOrder(wish: Partial<Parameters<typeof placeOrder>[0]> = {}): Promise<string> {
  const id = await placeOrder({ items: [TIRAMISU], ...wish });
  await renderShop({ path: `/checkout/success/${id}` });
  return id;
}

/** Founds a group on this phone, and orders for it; returns the id of the group. */
async function orderAsGroup(): Promise<string> {
  const params = { shop: 'tramonto-mitte' };
  const body = { groupName: 'Mittagspause', userName: 'Ada', isPickup: true };
  const founded = await send(calls.createGroupOrder, { params, body });
  if (!founded.ok) throw new Error(founded.problem.message);
  const { id: group, memberId: member } = founded.value;
  const cart = { items: [{ dishId: 'tiramisu-della-nonna', amount: 1 }] };
  await send(calls.changeMember, { params: { ...params, group, member: member ?? '' }, body: { cart } });
  await send(calls.changeGroupOrder, { params: { ...params, group }, body: { stage: 'checkout' } });
  await placeOrder({ items: [], groupOrderId: group });
  return group;
}

describe('the page of an order follows the kitchen', () => {
  it('from the confirmation to the hand-over', async () => {
    const id = await renderOrder();
    await expect.element(status).toMatchTextContent('Deine Bestellung ist bei uns angekommen.');
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    await actOnOrder(id, 'accept', { minutes: 40 });
    await expect.element(status).toMatchTextContent('Wir haben Deine Bestellung bestätigt');
    await actOnOrder(id, 'ready');
    await expect.poll(readCurrentStep).toContain('Abholbereit');
    await actOnOrder(id, 'handOver');
    await expect.element(status).toMatchTextContent('Guten Appetit!');
  });

  it('to the reason of a refusal', async () => {
    const id = await renderOrder();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    await actOnOrder(id, 'refuse', { reason: 'Wir haben gerade zu viel zu tun.' });
    await expect.element(status).toMatchTextContent('Leider können wir Deine Bestellung nicht annehmen.');
    await expect.element(status).toMatchTextContent('Wir haben gerade zu viel zu tun.');
  });

  it('to the reason of a cancellation', async () => {
    const id = await renderOrder();
    await actOnOrder(id, 'accept', { minutes: 40 });
    await expect.element(status).toMatchTextContent('Wir haben Deine Bestellung bestätigt');
    await actOnOrder(id, 'cancel', { reason: 'Ein Gericht ist leider ausverkauft.' });
    await expect.element(status).toMatchTextContent('Deine Bestellung wurde storniert.');
    await expect.element(status).toMatchTextContent('Ein Gericht ist leider ausverkauft.');
  });
});

describe('the payment of an order', () => {
  it('in another tab shows on its page, and money that goes back, too', async () => {
    const id = await renderOrder({ formValues: { paymentMethod: 'Stripe_card' } });
    await expect.element(status).toMatchTextContent('Deine Zahlung ist noch nicht bestätigt.');
    await payOnline('tramonto-mitte', id);
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    await actOnOrder(id, 'refuse', { reason: 'Wir haben gerade zu viel zu tun.' });
    await expect.element(status).toMatchTextContent('Dein Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast');
  });
});

describe('the page of an order', () => {
  it('that is not paid says so, and leads to the payment', async () => {
    await renderOrder({ formValues: { paymentMethod: 'Stripe_card' } });
    await expect.element(status).toMatchTextContent('Deine Zahlung ist noch nicht bestätigt.');
    await expect.element(page.getByRole('button', { name: 'Jetzt bezahlen' })).toBeVisible();
    await expect.element(page.getByText('Karte, Apple Pay, Google Pay · noch nicht bezahlt')).toBeVisible();
  });

  it("by the id of its group has no receipt, whose sums would be the whole group's (S3 G14, G18)", async () => {
    const group = await orderAsGroup();
    await renderShop({ path: `/checkout/success/${group}` });
    await expect.element(status).toMatchTextContent('Deine Bestellung ist bei uns angekommen.');
    await expect.element(page.getByRole('link', { name: 'Zurück zur Karte' }).last()).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Deine Bestellung' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Beleg ansehen' })).not.toBeInTheDocument();
    await expect.element(page.getByText('Gesamt')).not.toBeInTheDocument();
  });

  it('says that a part of it is of a release that was replaced', async () => {
    const slug = await openTableBranch({ payAtTable: true });
    await sitDown(slug, 7, 'scanned');
    const id = await holdRound(slug, 7, [TIRAMISU]);
    await loseCode('pages/table-paid.tsx');
    await renderShop({ slug, path: `/checkout/success/${id}`, config: { paymentScripts: {} } });
    const notLoaded = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
    await expect.element(notLoaded.getByRole('button', { name: 'Seite neu laden' }).first()).toBeVisible();
  });

  it('that does not exist says so', async () => {
    await renderShop({ path: `/checkout/success/${crypto.randomUUID()}` });
    await expect.element(page.getByRole('main')).toMatchTextContent('Diese Bestellung');
  });

  it('tells the guest that the connection is lost, and when it is back', async () => {
    await renderOrder();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    window.dispatchEvent(new Event('offline'));
    await expect.element(page.getByText('Keine Verbindung')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Keine Verbindung')).not.toBeInTheDocument();
  });
});
