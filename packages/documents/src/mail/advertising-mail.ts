import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import { advertisingText } from '@tischlein/wording';
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
  const ticked = `Bei der Bestellung ${order.number} vom ${order.placedAt} Uhr wurde mit Deiner E-Mail-Adresse angekreuzt`;
  const what =
    version === null
      ? ', dass Du Werbung per E-Mail bekommen möchtest.'
      : `:\n„${advertisingText(version, restaurant)}“`;
  return renderMail({
    subject: `Möchtest Du Angebote von ${restaurant} bekommen? Bitte bestätigen`,
    sender: order,
    blocks: [
      { kind: 'paragraph', text: `${ticked}${what}` },
      {
        kind: 'paragraph',
        text: `${asksForRatings ? `${ALSO_RATINGS} ` : ''}Bitte bestätige, dass Du das möchtest. Abmelden kannst Du Dich dort später auch.`,
      },
      { kind: 'button', text: 'Zur Bestätigung', url },
      {
        kind: 'paragraph',
        text: 'Der Link gilt 30 Tage. Warst Du das nicht, musst Du nichts tun: Ohne Bestätigung schicken wir Dir keine Werbung und löschen die Anfrage.',
      },
      footBlock(order),
    ],
  });
}

const ALSO_RATINGS = 'Dazu gehört, dass wir Dich nach einer Bestellung einmal fragen, wie es geschmeckt hat.';
