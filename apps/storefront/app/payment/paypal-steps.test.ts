import type { PayPalAnswer } from '@tischlein/domain/checkout-flow';
import { expect, it } from 'vitest';
import { payPalSteps } from './paypal-steps.ts';

/** A checkout with the given answers that records what PayPal's button does. */
function aCheckout({
  clicked = 'open',
  created = { payPalOrder: 'PAYPAL-1' },
  approved = 'done',
}: {
  readonly clicked?: PayPalAnswer;
  readonly created?: PayPalAnswer;
  readonly approved?: PayPalAnswer;
} = {}) {
  const heard: string[] = [];
  const steps = payPalSteps({
    click: async () => clicked,
    create: async () => created,
    approve: async (order) => {
      heard.push(`taken ${order}`);
      return approved;
    },
    comeBack: (why) => heard.push(why),
  });
  const say = (word: string) => async () => void heard.push(word);
  return {
    heard,
    steps,
    click: () => steps.onClick({}, { resolve: say('opens'), reject: say('stays') }),
    approve: () => steps.onApprove({ orderID: 'PAYPAL-1' }, { restart: say('restarts') }),
  };
}

// S2 §4 Checkout steps, PayPal_Platform
it("opens if nothing prevents the order, and passes on PayPal's order", async () => {
  const { click, steps, heard } = aCheckout();
  await click();
  expect(heard).toEqual(['opens']);
  expect(await steps.createOrder()).toBe('PAYPAL-1');
});

it('stays closed while the guest is asked a question', async () => {
  const { click, heard } = aCheckout({ clicked: 'stay' });
  await click();
  expect(heard).toEqual(['stays']);
});

it('does not report a failed payment if the order could not be placed: that has been said', async () => {
  const { steps, heard } = aCheckout({ created: 'refuse' });
  await expect(steps.createOrder()).rejects.toThrow('not placed');
  steps.onError(new Error('not placed'));
  expect(heard).toEqual([]);
});

it('captures the payment after approval', async () => {
  const { approve, heard } = aCheckout();
  await approve();
  expect(heard).toEqual(['taken PAYPAL-1']);
});

it("'INSTRUMENT_DECLINED restarts the provider flow'", async () => {
  const { approve, heard } = aCheckout({ approved: 'restart' });
  await approve();
  expect(heard).toEqual(['taken PAYPAL-1', 'restarts']);
});

it("'Any other result (error, cancel)' leads back to the form", () => {
  const { steps, heard } = aCheckout();
  steps.onCancel();
  steps.onError(new Error('no window'));
  expect(heard).toEqual(['payPalCancel', 'payPalError']);
});
