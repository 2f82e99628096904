import { readFields } from '../browser/read-fields.ts';
import { loadProviderScript } from './provider-script.ts';

/** Callbacks of PayPal's button. */
export interface PayPalSteps {
  onClick(data: unknown, actions: { resolve(): Promise<void>; reject(): Promise<void> }): Promise<void>;
  /** Resolves to PayPal's order id. */
  createOrder(): Promise<string>;
  onApprove(data: { readonly orderID: string }, actions: { restart(): Promise<void> }): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

export interface PayPalButtons {
  render(place: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

interface PayPal {
  readonly FUNDING: { readonly PAYPAL: string };
  Buttons(options: object): PayPalButtons;
}

/** Creates PayPal's button, labelled 'buynow' (S3 K1); null if its script could not be loaded. */
export async function payPalButtons(script: string, steps: PayPalSteps): Promise<PayPalButtons | null> {
  const paypal = await loadProviderScript(script, readPayPal);
  if (!paypal) return null;
  const style = { label: 'buynow', height: 48 };
  return paypal.Buttons({ fundingSource: paypal.FUNDING.PAYPAL, style, ...steps });
}

function readPayPal(): PayPal | null {
  const paypal: unknown = Reflect.get(window, 'paypal');
  return isPayPal(paypal) ? paypal : null;
}

const isPayPal = (value: unknown): value is PayPal =>
  typeof readFields(value)['Buttons'] === 'function' && typeof readFields(value)['FUNDING'] === 'object';
