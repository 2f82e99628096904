import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import { advertisingText } from '@tischlein/wording';
import { ADVERTISING_ASKED } from '@tischlein/wording/documents';
import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender, OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

type AskingOrder = MailSender & Pick<OrderMail, 'number' | 'placedAt'>;

interface AskedConsent {
  /** The text beside the checkbox; null: unknown. */
  readonly version: AdvertisingVersion | null;
  /** Confirmation link. */
  readonly url: string;
  /** The shop also asks how an order tasted, which counts as advertising (S3 R7). */
  readonly asksForRatings: boolean;
}

/** Asks the mailbox owner to confirm the consent; must not contain advertising itself (§ 7 UWG, S3 K6). */
export function advertisingAskedMail(order: AskingOrder, { version, url, asksForRatings }: AskedConsent): Mail {
  const { restaurantName: restaurant } = order.shop;
  const consent = version === null ? null : advertisingText(version, restaurant);
  return renderMail({
    subject: ADVERTISING_ASKED.subject(restaurant),
    sender: order,
    blocks: [
      { kind: 'paragraph', text: ADVERTISING_ASKED.ticked(order.number, order.placedAt, consent) },
      {
        kind: 'paragraph',
        text: `${asksForRatings ? `${ADVERTISING_ASKED.alsoRatings} ` : ''}${ADVERTISING_ASKED.please}`,
      },
      { kind: 'button', text: ADVERTISING_ASKED.confirm, url },
      { kind: 'paragraph', text: ADVERTISING_ASKED.end },
      footBlock(order),
    ],
  });
}
