import type { MailBlock } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';

/** Who sold it, how to reach him, and the texts of the law. */
export function shopBlocks({ shop, legalPages }: OrderMail): readonly MailBlock[] {
  const address = `${shop.restaurantStreet}, ${shop.restaurantZip} ${shop.restaurantCity}`;
  const tax = shop.taxNumber ? `Steuernummer: ${shop.taxNumber}` : '';
  return [
    { kind: 'heading', text: shop.restaurantName },
    {
      kind: 'paragraph',
      text: [address, `Telefon: ${shop.phone}`, `E-Mail: ${shop.email}`, tax].filter(Boolean).join('\n'),
    },
    { kind: 'paragraph', text: 'Frisch zubereitete Speisen sind vom Widerruf ausgenommen (§ 312g Abs. 2 BGB).' },
    ...legalPages.map(({ title, url }): MailBlock => ({ kind: 'link', text: title, url })),
  ];
}
