import { deliveryTypeName, firstName, labelInWords, returnInfo, thanksText } from '@tischlein/wording';
import { linkTo, type Mail, type MailBlock, renderMail } from './mail-content.ts';
import { mailWords } from './mail-words.ts';
import type { OrderMail } from './order-mail.ts';
import { orderSummary } from './order-summary.ts';
import { footBlock } from './shop-blocks.ts';

/** Confirms the receipt of an order (§ 312i BGB) with its whole contents, on a durable medium. */
export function orderPlacedMail(order: OrderMail): Mail {
  const { shop, number, placedAt, contact, statusUrl, receiptUrl } = order;
  const values = { name: firstName(contact.name), nummer: String(number), zeit: placedAt };
  const { subject, intro, closing } = mailWords(order, 'orderPlaced', { values });
  return renderMail({
    subject,
    sender: order,
    blocks: [
      { kind: 'title', text: thanksText(contact.name) },
      ...intro,
      { kind: 'paragraph', text: `Bestellung ${number} vom ${placedAt} Uhr\n${serveText(order)}` },
      { kind: 'button', text: 'Bestellung verfolgen', url: statusUrl },
      ...orderSummary(order),
      ...linkTo('Beleg ansehen oder als PDF sichern', receiptUrl),
      ...whereTo(order),
      ...noteBlocks(order),
      {
        kind: 'paragraph',
        text: `Allergene und Zusatzstoffe stehen auf der Karte bei jedem Gericht. Fragen dazu beantworten wir gern${shop.phone ? `: ${shop.phone}` : '.'}`,
      },
      ...withdrawalBlocks(order),
      ...closing,
      footBlock(order),
    ],
  });
}

/** What the guest may return and how (§ 312d, § 356a BGB, S3 L6); or that everything is prepared for them. */
function withdrawalBlocks({ quote, withdrawalUrl }: OrderMail): readonly MailBlock[] {
  const allowed = quote.lines.filter(({ withdrawalAllowed }) => withdrawalAllowed === true);
  if (allowed.length === 0)
    return [
      {
        kind: 'paragraph',
        text: 'Frisch zubereitete Speisen sind vom Widerruf ausgenommen (§ 312g Abs. 2 BGB).',
      },
    ];
  return [
    { kind: 'heading', text: 'Dein Widerrufsrecht' },
    {
      kind: 'paragraph',
      text: [...returnInfo(quote.lines), 'Die Widerrufsbelehrung und ein Formular findest Du im Anhang.'].join('\n'),
    },
    { kind: 'link', text: 'Vertrag widerrufen', url: withdrawalUrl },
  ];
}

function serveText({ deliveryType, serveTime }: OrderMail): string {
  return `${deliveryTypeName(deliveryType)}: ${serveTime === null ? 'so schnell wie möglich' : labelInWords(serveTime, 'um')}`;
}

function whereTo({ deliveryType, contact, shop }: OrderMail): readonly MailBlock[] {
  const { name, company, street, streetNumber, floor, zip, city, phone } = contact;
  if (deliveryType === 'delivery') {
    const lines = [name, company, `${street} ${streetNumber}`, floor, `${zip} ${city}`, phone];
    return [
      { kind: 'heading', text: 'Wir liefern an' },
      { kind: 'paragraph', text: lines.filter(Boolean).join('\n') },
    ];
  }
  if (deliveryType === 'dineIn') return [];
  const town = `${shop.restaurantZip} ${shop.restaurantCity}`.trim();
  const place = [shop.restaurantName, shop.restaurantStreet, town].filter(Boolean).join('\n');
  return [
    { kind: 'heading', text: 'Du holst ab bei' },
    { kind: 'paragraph', text: place },
  ];
}

function noteBlocks({ messageCook, messageDriver, ageCheck }: OrderMail): readonly MailBlock[] {
  const notes = [
    messageCook && `Nachricht für die Küche: ${messageCook}`,
    messageDriver && `Hinweis für die Lieferung: ${messageDriver}`,
    ageCheck === null ? '' : `Alkohol geben wir nur ab ${ageCheck} Jahren ab. Bitte halte Deinen Ausweis bereit.`,
  ];
  return notes.filter(Boolean).map((text) => ({ kind: 'paragraph', text }));
}
