import type { OrderRequest } from '@tischlein/contract/shop';
import { createFlow, type RunningFlow } from '../../payment/create-flow.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { runEffect } from './run-effect.ts';
import { readSaved, writeSaved } from './saved-attempt.ts';
import { describeOccasion, takeSubmission } from './take-submission.ts';

/** Starts the checkout of the order on the page. */
export function createCheckout(place: () => CheckoutPlace, isCancelled: boolean): RunningFlow<OrderRequest> {
  const { id } = place().page.shop;
  return createFlow<OrderRequest>(
    {
      read: () => readSaved(id),
      write: (next, before) => writeSaved(id, next, before),
      take: (answers) => takeSubmission(place(), answers),
      occasion: () => describeOccasion(place().order),
      run: (effect, state, tools) => runEffect(effect, state, { place: place(), ...tools }),
    },
    isCancelled,
  );
}
