import { deskOrder, NO_DESK_CONTACT } from '@tischlein/contract/office';
import { acceptedTerms, quote, type Quote } from '@tischlein/contract/shop';
import { offerId, toCents } from '@tischlein/domain';
import { toArticleWords, toSearchWords } from '@tischlein/domain/orders';
import { toGuestKey } from '@tischlein/domain/guests';
import { z } from 'zod';
import { jsonColumn } from '../db/json-column.ts';

const contact = deskOrder.shape.contact.extend({ messageCook: z.string(), messageDriver: z.string() });
/** All personal data of an order. */
export type Contact = z.infer<typeof contact>;
export const NO_CONTACT: Contact = { ...NO_DESK_CONTACT, messageCook: '', messageDriver: '' };

const seller = z.object({
  restaurantName: z.string(),
  restaurantStreet: z.string(),
  restaurantZip: z.string(),
  restaurantCity: z.string(),
  phone: z.string(),
  email: z.string(),
  taxNumber: z.exactOptional(z.string()),
  vatId: z.exactOptional(z.string()),
  branch: z.exactOptional(z.string()),
  entityId: z.exactOptional(z.string()),
});

export const quoteColumn = jsonColumn('orders.quote', quote);
export const contactColumn = jsonColumn('orders.contact', contact);

const gift = z.object({ offerId: z.string().transform(offerId), amount: z.int().transform(toCents) });
export const giftsColumn = jsonColumn('order_changes.gifts', z.array(gift));

/** The quote, and what the order is found by in the archive. */
export const toQuoteColumns = (value: Quote) => ({
  quote: quoteColumn.write(value),
  article_words: toArticleWords([...value.lines, ...value.freeItems].map(({ name }) => name)),
});

/** The contact, what the order is found by in the archive, and the guest it belongs to. */
export const toContactColumns = (value: Contact) => ({
  contact: contactColumn.write(value),
  search_words: toSearchWords(value),
  guest_key: toGuestKey(value),
});

export const acceptedTermsColumn = jsonColumn('orders.accepted_terms', acceptedTerms);
export const sellerColumn = jsonColumn('orders.seller', seller);
