import type { SayEffect } from '@tischlein/domain/checkout-flow';
import { showToast } from '@tischlein/ui/toasts';
import { formProblem, problemMessage } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { track } from '../../ordering/track.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { isSamePlace } from './delivery-target.ts';
import { focusField } from './focus-field.ts';

/** Tells the guest what the checkout has found. */
export function say(effect: SayEffect, { page, form, telephone, refreshTimes }: CheckoutPlace): void {
  switch (effect.kind) {
    case 'toast':
      return showToast({ icon: 'info', text: CHECKOUT[effect.text] });
    case 'showProblems': {
      const errors = effect.problems.map(({ field, code }) => [field, formProblem(code)]);
      return form.showErrors({ ...Object.fromEntries(errors), ...TIME_ERRORS[effect.time] });
    }
    case 'showErrors':
      return form.showErrors(effect.errors);
    case 'refuseAddress': {
      const { fields, errors } = form.now();
      // The guest may have typed another address since.
      const isCurrent = isSamePlace(fields, effect.address);
      return form.showErrors(isCurrent ? { ...errors, street: effect.message } : errors);
    }
    case 'fillAddress':
      // Don't overwrite an address edited since submitting, unless the guest accepts the correction.
      if (!effect.instead || isSamePlace(form.now().fields, effect.instead)) form.change(effect.address);
      return undefined;
    case 'focusStreet':
      form.unfold('place');
      return focusField('street');
    case 'refreshTimes':
      return refreshTimes();
    case 'track':
      return telephone ? undefined : track(page, { type: 'checkout', action: effect.action });
  }
}

const TIME_ERRORS = {
  open: {},
  gone: { serveAt: problemMessage(4) },
  missing: { serveAt: CHECKOUT.timeMissing },
} as const;
