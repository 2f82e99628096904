import { expect, it } from 'vitest';
import { describeNewAccount } from './describe-account.ts';

it('a new account shows public keys, and secrets by their last characters only', () => {
  const facts = describeNewAccount('stripe', {
    provider: 'stripe',
    mode: 'live',
    publishableKey: 'pk_live_oeffentlich',
    secretKey: 'sk_live_geheim1234',
    webhookSecret: 'whsec_geheim5678',
  });
  expect(facts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Stripe: Echtes Geld',
    'Veröffentlichbarer Schlüssel: pk_live_oeffentlich',
    'Geheimer Schlüssel: …1234',
    'Signaturschlüssel der Webhooks (Secret): …5678',
    'Eingetragen: jetzt',
  ]);
});

it('a removed account is not connected', () => {
  expect(describeNewAccount('stripe', null)).toEqual([{ name: 'Stripe', text: 'Nicht verbunden' }]);
});
