import type { MailBlock } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';

type Sender = Pick<OrderMail, 'shop' | 'legalPages'>;

/** The seller, its contact details and the legal texts, with what cannot be returned. */
export function shopBlocks(order: Sender & Pick<OrderMail, 'quote'>): readonly MailBlock[] {
  const hasPrepared = order.quote.lines.some(({ withdrawalAllowed }) => withdrawalAllowed !== true);
  const excluded = 'Frisch zubereitete Speisen sind vom Widerruf ausgenommen (§ 312g Abs. 2 BGB).';
  return [
    ...identityBlocks(order),
    ...(hasPrepared ? [{ kind: 'paragraph', text: excluded } as const] : []),
    ...legalLinks(order),
  ];
}

/** Footer of a mail that sells nothing. */
export const senderBlocks = (order: Sender): readonly MailBlock[] => [...identityBlocks(order), ...legalLinks(order)];

function identityBlocks({ shop }: Sender): readonly MailBlock[] {
  const place = `${shop.restaurantZip} ${shop.restaurantCity}`.trim();
  const address = [shop.restaurantStreet, place].filter(Boolean).join(', ');
  const lines = [
    address,
    shop.phone && `Telefon: ${shop.phone}`,
    shop.email && `E-Mail: ${shop.email}`,
    shop.taxNumber && `Steuernummer: ${shop.taxNumber}`,
  ].filter(Boolean);
  return [
    { kind: 'heading', text: shop.restaurantName },
    ...(lines.length > 0 ? [{ kind: 'paragraph', text: lines.join('\n') } as const] : []),
  ];
}

const legalLinks = ({ legalPages }: Sender): readonly MailBlock[] =>
  legalPages.map(({ title, url }) => ({ kind: 'link', text: title, url }));
