import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import { advertisingText } from '../advertising.ts';
import { type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { senderBlocks } from './shop-blocks.ts';

type AskingOrder = Pick<OrderMail, 'shop' | 'number' | 'placedAt' | 'legalPages'>;

interface AskedConsent {
  /** Which text stood at the box; null: not known. */
  readonly version: AdvertisingVersion | null;
  /** Where it is confirmed. */
  readonly url: string;
}

/** Asks whether it was the owner of the mailbox who wants advertising; holds none itself (§ 7 UWG, spec 3 K6). */
export function advertisingAskedMail(order: AskingOrder, { version, url }: AskedConsent): Mail {
  const { restaurantName: restaurant, primaryColor: color } = order.shop;
  const ticked = `Bei der Bestellung ${order.number} vom ${order.placedAt} Uhr wurde mit Deiner E-Mail-Adresse angekreuzt`;
  const what =
    version === null
      ? ', dass Du Werbung per E-Mail bekommen möchtest.'
      : `:\n„${advertisingText(version, restaurant)}“`;
  return renderMail({
    subject: `Bitte bestätige Deine E-Mail-Adresse – ${restaurant}`,
    sender: restaurant,
    color,
    blocks: [
      { kind: 'paragraph', text: `${ticked}${what}` },
      { kind: 'paragraph', text: 'Bitte bestätige, dass Du das möchtest. Abmelden kannst Du Dich dort später auch.' },
      { kind: 'button', text: 'Zur Bestätigung', url },
      {
        kind: 'paragraph',
        text: 'Der Link gilt 30 Tage. Warst Du das nicht, musst Du nichts tun: Ohne Bestätigung schicken wir Dir keine Werbung und löschen die Anfrage.',
      },
      ...senderBlocks(order),
    ],
  });
}
