import type { OfferUsage } from '@tischlein/contract/office';
import { NO_CENTS } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import {
  type EditableOffer,
  findNeverReason,
  findOfferState,
  findTimetable,
  type NeverCode,
  type OfferShop,
  type OfferState,
} from '@tischlein/domain/offer-editing';
import { offerStateWords, timetableShort } from '@tischlein/wording/office';
import { nameOffer } from './offer-names.ts';
import { listOffers } from './use-offers.ts';
import { readOfferNow } from './offer-now.ts';

export interface OfferRowFacts {
  readonly offer: EditableOffer;
  readonly name: string;
  readonly state: OfferState;
  readonly stateWords: string;
  readonly when: string;
  /** Why it never applies; null: it does. */
  readonly never: NeverCode | null;
  /** null: the figures are not read yet. */
  readonly usage: Pick<OfferUsage['offers'][number], 'orders' | 'discount' | 'takings'> | null;
}

const NOT_USED = { orders: 0, discount: NO_CENTS, takings: NO_CENTS };

/** The rows of the list; offers that ended come last. */
export function listOfferRows(
  shop: OfferShop,
  menu: Menu,
  usage: OfferUsage['offers'] | null,
): readonly OfferRowFacts[] {
  const now = readOfferNow();
  const rows = listOffers(shop).map((offer): OfferRowFacts => {
    const state = findOfferState(offer, now);
    const key = offer.kind === 'groupDiscount' ? null : offer.id;
    return {
      offer,
      name: nameOffer(offer, menu),
      state,
      stateWords: offerStateWords(state, now),
      when: timetableShort(findTimetable(offer)),
      never: state.state === 'ended' || state.state === 'paused' ? null : findNeverReason(shop, offer),
      usage: usage && (usage.find((each) => each.offer === key) ?? NOT_USED),
    };
  });
  const isOver = ({ state }: OfferRowFacts): boolean => state.state === 'ended' || state.state === 'paused';
  return [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)];
}
