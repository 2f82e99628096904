import * as calls from '@tischlein/contract/calls';
import { send } from '../../apps/office/app/api/send.ts';

/** The branch takes cards, by the practice provider. */
export async function connectStripe(slug: string): Promise<void> {
  const params = { shop: slug };
  const accounts = await send(calls.listPaymentAccounts, { params });
  if (!accounts.ok) throw new Error(accounts.problem.message);
  const name = `practice_${slug}`;
  const saved = await send(calls.savePaymentAccount, {
    params,
    headers: { 'if-match': `"${String(accounts.value.version)}"` },
    body: {
      provider: 'stripe',
      mode: 'demo',
      secretKey: `sk_test_${name}`,
      publishableKey: `pk_test_${name}`,
      webhookSecret: `whsec_${name}`,
    },
  });
  if (!saved.ok) throw new Error(saved.problem.message);
}
