import { tidyLeitwegId } from './leitweg-id.ts';

/** What an e-invoice says of the company that gets it. */
const BUYER_FIELDS = ['company', 'street', 'zip', 'city', 'vatId', 'email', 'reference'] as const;
type BuyerField = (typeof BUYER_FIELDS)[number];
type Buyer = Readonly<Record<BuyerField, string>>;

/** A buyer as an e-invoice names it: single blanks inside, none around, the VAT id without any and in capitals. */
export const normalizeBuyer = (buyer: Buyer): Buyer => ({
  company: toSingleBlanks(buyer.company),
  street: toSingleBlanks(buyer.street),
  zip: toSingleBlanks(buyer.zip),
  city: toSingleBlanks(buyer.city),
  vatId: buyer.vatId.replaceAll(/\s/g, '').toUpperCase(),
  email: toSingleBlanks(buyer.email),
  reference: tidyLeitwegId(toSingleBlanks(buyer.reference)),
});

/** The fields that two e-invoices would write differently. */
export function listBuyerChanges(before: Buyer, after: Buyer): readonly BuyerField[] {
  const [one, other] = [normalizeBuyer(before), normalizeBuyer(after)];
  return BUYER_FIELDS.filter((field) => one[field] !== other[field]);
}

const toSingleBlanks = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
