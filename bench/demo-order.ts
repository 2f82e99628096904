import * as calls from '@tischlein/contract/calls';
import { createSender } from '@tischlein/contract/client';
import { findTermsVersions } from '@tischlein/domain/shop';
import type { ServerProcess } from './server-process.ts';

export const DEMO_SHOP = 'wok-garten';

/** An order of the demo: two dishes for pickup, in a slot that does not pass during the run. */
export async function createOrderRequest(server: ServerProcess): Promise<object> {
  const send = createSender((address, init) => fetch(`http://127.0.0.1:${server.port}${address}`, init));
  const period = await send(calls.getDeliveryPeriod, { params: { shop: DEMO_SHOP } });
  const config = await send(calls.getConfig, { params: { shop: DEMO_SHOP } });
  const slot = period.ok ? period.value.validServeTimes.pickup[2] : undefined;
  return {
    acceptedTerms: config.ok ? findTermsVersions(config.value.pages) : null,
    formValues: {
      name: 'Ada Köhler',
      phone: '030 5550100',
      email: 'ada@example.org',
      paymentMethod: 'offline',
      isPickup: true,
      serveAt: slot?.serveAt ?? null,
    },
    orderItems: [
      { dishId: 'fruehlingsrollen-6-stueck', amount: 2, without: [], extras: [] },
      { dishId: 'lachs-bowl', amount: 1, without: [], extras: [] },
    ],
  };
}
