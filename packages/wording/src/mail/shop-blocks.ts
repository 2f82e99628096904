import type { MailBlock } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';

type Sender = Pick<OrderMail, 'shop' | 'legalPages'>;

/** The seller, its contact details and the legal texts. */
export const shopBlocks = (order: Sender): readonly MailBlock[] => [
  ...identityBlocks(order),
  { kind: 'paragraph', text: 'Frisch zubereitete Speisen sind vom Widerruf ausgenommen (§ 312g Abs. 2 BGB).' },
  ...legalLinks(order),
];

/** Footer of a mail that sells nothing. */
export const senderBlocks = (order: Sender): readonly MailBlock[] => [...identityBlocks(order), ...legalLinks(order)];

function identityBlocks({ shop }: Sender): readonly MailBlock[] {
  const address = `${shop.restaurantStreet}, ${shop.restaurantZip} ${shop.restaurantCity}`;
  const tax = shop.taxNumber ? `Steuernummer: ${shop.taxNumber}` : '';
  return [
    { kind: 'heading', text: shop.restaurantName },
    {
      kind: 'paragraph',
      text: [address, `Telefon: ${shop.phone}`, `E-Mail: ${shop.email}`, tax].filter(Boolean).join('\n'),
    },
  ];
}

const legalLinks = ({ legalPages }: Sender): readonly MailBlock[] =>
  legalPages.map(({ title, url }) => ({ kind: 'link', text: title, url }));
