import type { OfferUsage } from '@tischlein/contract/office';
import { NO_CENTS } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import {
  type EditableOffer,
  findOfferStanding,
  findTimetable,
  type OfferShop,
  type OfferStanding,
} from '@tischlein/domain/offer-editing';
import { offerStandingWords, timetableShort } from '@tischlein/wording/office';
import { nameOffer } from './offer-names.ts';
import { listOffers } from './use-offers.ts';
import { readOfferNow } from './offer-now.ts';

export interface OfferRowFacts {
  readonly offer: EditableOffer;
  readonly name: string;
  readonly standing: OfferStanding;
  readonly stateWords: string;
  readonly when: string;
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
    const standing = findOfferStanding(shop, offer, now);
    const key = offer.kind === 'groupDiscount' ? null : offer.id;
    return {
      offer,
      name: nameOffer(offer, menu),
      standing,
      stateWords: offerStandingWords(standing, now),
      when: timetableShort(findTimetable(offer)),
      usage: usage && (usage.find((each) => each.offer === key) ?? NOT_USED),
    };
  });
  const isOver = ({ standing }: OfferRowFacts): boolean => standing.standing === 'ended';
  return [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)];
}
