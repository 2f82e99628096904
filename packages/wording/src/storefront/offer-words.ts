import { isForGroups, type Offer, type OfferHead } from '@tischlein/domain/offers';
import { listWords } from '../list-words.ts';
import { euro } from '../money.ts';

/** Title and conditions beside the label of an offer; without any, the first sentence of its description, or its object. */
export function offerWords(offer: Offer, { title, descriptions, articles }: Omit<OfferHead, 'label'>): string {
  const words = [title, isForGroups(offer) && 'nur für Gruppen', toMinimum(offer)].filter(Boolean).join(', ');
  return words || (descriptions[0] ?? nameObject(offer, articles));
}

const NAMES_SHOWN = 2;

/** 'auf Pizza, Pasta und mehr' */
function nameObject(offer: Offer, articles: readonly string[]): string {
  if (articles.length === 0) return isOnWholeCart(offer) ? 'auf den ganzen Warenkorb' : '';
  return `auf ${listWords(articles.length > NAMES_SHOWN ? [...articles.slice(0, NAMES_SHOWN), 'mehr'] : articles)}`;
}

// The label of one that is not accumulative says 'auf nicht reduzierte Artikel'.
const isOnWholeCart = (offer: Offer): boolean =>
  offer.kind === 'cartDiscount' && offer.accumulative && offer.selected === null;

/** 'ab 25 € Bestellwert', unless the title contains the amount. */
function toMinimum(offer: Offer): string {
  if (!('minimumOrderValue' in offer) || offer.minimumOrderValue === 0) return '';
  const amount = euro(offer.minimumOrderValue, { dropZeros: true });
  const amounts = offer.title.replaceAll(/(,00)?\s*€/g, '\u00a0€').split(/[^\d.,\u00a0€]+/);
  return amounts.includes(amount) ? '' : `ab ${amount} Bestellwert`;
}
