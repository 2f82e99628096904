import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { findLocation, type LocationAnswer } from '../../guest/find-location.ts';
import { describeLocationProblem } from '../../guest/describe-location-problem.ts';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import type { Order } from '../../ordering/use-order.ts';
import { useClock, useShop } from '../../context/shop-context.ts';
import { AnswerOrder } from '@tischlein/ui/answer-order';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * known: it was known before · settled: it is now, and nothing is dearer · dearer: the guest must agree to the new
 * sum · otherwise not deliverable, and the form says why.
 */
export type SettledAddress =
  | 'known'
  | 'settled'
  | 'dearer'
  | { readonly message: string; readonly isOutOfRange: boolean };

/** The typed address held something about the door, which is the driver's. */
export type ApplyNote = (typed: Address, read: { readonly address: Address; readonly note: string }) => void;

/** Returns a function that asks for the terms of a typed address, unless they are known. */
export function useSettleAddress(order: Order, applyNote: ApplyNote): (fields: Address) => Promise<SettledAddress> {
  const { orderType, options, priced } = order;
  const { guest, shop } = useShop();
  const { period } = useClock();
  const applyAnswer = (address: Address, answer: LocationAnswer): SettledAddress => {
    if (!answer.ok) return { message: describeLocationProblem(answer), isOutOfRange: answer.problem === 'notInRange' };
    const { note } = answer;
    const { terms, address: read } = answer.location;
    const settled = note === '' ? address : read;
    if (note !== '') applyNote(address, { address: settled, note });
    // At once: the order that is sent next has these terms.
    flushSync(() => changeOptions(guest, { location: { address: settled, terms } }));
    return order.priceWith(terms).steps.total > priced.steps.total ? 'dearer' : 'settled';
  };
  const [requests] = useState(() => new AnswerOrder<LocationAnswer | 'known'>());
  return async ({ street, streetNumber, zip, city }) => {
    const typed = { street: street.trim(), streetNumber: streetNumber.trim(), zip: zip.trim(), city: city.trim() };
    const isComplete = Object.values(typed).every((part) => part !== '');
    const isKnown = options.location !== null && formatLocation(options.location.address) === formatLocation(typed);
    // Missing parts are reported by the form's own check.
    const needsNothing = orderType !== 'delivery' || !isComplete || isKnown;
    const number = requests.ask();
    const answer = needsNothing ? 'known' : await findLocation(shop.id, period, formatLocation(typed));
    const taken = requests.settle(number, answer);
    // A newer request has overtaken this one.
    if (taken === undefined) return 'dearer';
    return taken === 'known' ? taken : applyAnswer(typed, taken);
  };
}
