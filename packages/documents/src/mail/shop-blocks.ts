import { nameRepresentatives } from '@tischlein/wording/documents';
import type { MailBlock } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

/** The foot of a mail: the restaurant, its company as on a business letter (§ 35a GmbHG), and the legal texts. */
export function footBlock({ shop, company, legalPages }: MailSender): MailBlock {
  const place = placeText(shop.restaurantStreet, shop.restaurantZip, shop.restaurantCity);
  const restaurant = [shop.restaurantName, place, shop.phone, shop.email];
  return {
    kind: 'foot',
    lines: [restaurant, company ? companyParts(company, shop.restaurantName) : []]
      .map((parts) => parts.filter(Boolean).join(' · '))
      .filter(Boolean),
    links: legalPages,
  };
}

type Company = NonNullable<MailSender['company']>;

function companyParts({ name, street, zip, city, representedBy, register }: Company, restaurant: string): string[] {
  const identity = [name, placeText(street, zip, city)].filter(Boolean).join(', ');
  return [name === restaurant ? '' : identity, representedBy ? nameRepresentatives(representedBy) : '', register ?? ''];
}

const placeText = (street: string, zip: string, city: string): string =>
  [street, `${zip} ${city}`.trim()].filter(Boolean).join(', ');
