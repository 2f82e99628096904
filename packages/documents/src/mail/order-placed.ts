import {
  firstName,
  GUARANTEE_NOTICE,
  guaranteePartText,
  packagingText,
  returnInfo,
  thanksText,
} from '@tischlein/wording';
import { ORDER_ANSWER, ORDER_PLACED } from '@tischlein/wording/documents';
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
      {
        kind: 'paragraph',
        text: `${ORDER_PLACED.received(number, placedAt)}\n${ORDER_PLACED.served(order.deliveryType, order.serveTime)}`,
      },
      { kind: 'button', text: ORDER_ANSWER.follow, url: statusUrl },
      ...orderSummary(order),
      ...linkTo(ORDER_PLACED.receipt, receiptUrl),
      ...whereTo(order),
      ...noteBlocks(order),
      { kind: 'paragraph', text: ORDER_PLACED.allergens(shop.phone) },
      ...withdrawalBlocks(order),
      ...GUARANTEE_BLOCKS,
      ...closing,
      footBlock(order),
    ],
  });
}

/** What the guest may return and how (§ 312d, § 356a BGB, S3 L6); or that everything is prepared for them. */
function withdrawalBlocks({ quote, withdrawalUrl }: OrderMail): readonly MailBlock[] {
  const allowed = quote.lines.filter(({ withdrawalAllowed }) => withdrawalAllowed === true);
  if (allowed.length === 0) return [{ kind: 'paragraph', text: ORDER_PLACED.noWithdrawal }];
  return [
    { kind: 'heading', text: ORDER_PLACED.withdrawal },
    { kind: 'paragraph', text: [...returnInfo(quote.lines), ORDER_PLACED.instruction].join('\n') },
    { kind: 'link', text: ORDER_PLACED.withdraw, url: withdrawalUrl },
  ];
}

/** The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, S3 L13). */
const GUARANTEE_BLOCKS: readonly MailBlock[] = [
  { kind: 'heading', text: GUARANTEE_NOTICE.title },
  ...[GUARANTEE_NOTICE.lead, ...GUARANTEE_NOTICE.parts.map(guaranteePartText)].map((text): MailBlock => ({
    kind: 'paragraph',
    text,
  })),
  { kind: 'link', text: GUARANTEE_NOTICE.address, url: GUARANTEE_NOTICE.url },
];

function whereTo({ deliveryType, contact, shop }: OrderMail): readonly MailBlock[] {
  const { name, company, street, streetNumber, floor, zip, city, phone } = contact;
  if (deliveryType === 'delivery') {
    const lines = [name, company, `${street} ${streetNumber}`, floor, `${zip} ${city}`, phone];
    return [
      { kind: 'heading', text: ORDER_PLACED.deliveredTo },
      { kind: 'paragraph', text: lines.filter(Boolean).join('\n') },
    ];
  }
  if (deliveryType === 'dineIn') return [];
  const town = `${shop.restaurantZip} ${shop.restaurantCity}`.trim();
  const place = [shop.restaurantName, shop.restaurantStreet, town].filter(Boolean).join('\n');
  return [
    { kind: 'heading', text: ORDER_PLACED.collectedAt },
    { kind: 'paragraph', text: place },
  ];
}

function noteBlocks({ messageCook, messageDriver, ageCheck, quote }: OrderMail): readonly MailBlock[] {
  const notes = [
    packagingText(quote.packaging),
    messageCook && ORDER_PLACED.kitchenNote(messageCook),
    messageDriver && ORDER_PLACED.driverNote(messageDriver),
    ageCheck === null ? '' : ORDER_PLACED.ageCheck(ageCheck),
  ];
  return notes.filter(Boolean).map((text) => ({ kind: 'paragraph', text }));
}
