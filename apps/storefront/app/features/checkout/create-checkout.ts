import type { OrderRequest } from '@tischlein/contract/shop';
import type { SavedFlow } from '@tischlein/domain/checkout-flow';
import { createFlow, type RunningFlow } from '../../payment/create-flow.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { runEffect } from './run-effect.ts';
import { readSaved, writeSaved } from './saved-attempt.ts';
import { describeOccasion, takeSubmission } from './take-submission.ts';

type Saved = SavedFlow<OrderRequest>;

/** Where a checkout keeps what must survive a reload. */
interface KeptFlow {
  readonly read: () => Saved;
  readonly write: (next: Saved, before: Saved) => void;
}

/** Starts the checkout of the order on the page. */
export const createCheckout = (place: () => CheckoutPlace, isCancelled: boolean): RunningFlow<OrderRequest> =>
  createKeptCheckout(place, isCancelled, keepInBrowser(place().page.shop.id));

/** Starts the checkout of an order on the telephone; the data of a guest do not stay in the browser of the staff. */
export const createTelephoneCheckout = (place: () => CheckoutPlace): RunningFlow<OrderRequest> =>
  createKeptCheckout(place, false, keepInMemory());

function createKeptCheckout(
  place: () => CheckoutPlace,
  isCancelled: boolean,
  { read, write }: KeptFlow,
): RunningFlow<OrderRequest> {
  return createFlow<OrderRequest>(
    {
      read,
      write,
      take: (answers) => takeSubmission(place(), answers),
      occasion: () => describeOccasion(place().order),
      run: (effect, state, tools) => runEffect(effect, state, { place: place(), ...tools }),
    },
    isCancelled,
  );
}

const keepInBrowser = (shopId: string): KeptFlow => ({
  read: () => readSaved(shopId),
  write: (next, before) => writeSaved(shopId, next, before),
});

function keepInMemory(): KeptFlow {
  let saved: Saved = { attempt: null, unpaid: null };
  return {
    read: () => saved,
    write: (next) => {
      saved = next;
    },
  };
}
