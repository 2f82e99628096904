import { declarationText } from '@tischlein/wording';
import { type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

interface DeclaredWithdrawal {
  readonly name: string;
  readonly email: string;
  readonly items: string;
  /** '21.11.2026 um 19:30 Uhr' */
  readonly declaredAt: string;
}

/** The acknowledgement on a durable medium: the declaration with its date and time (§ 356a (4) BGB). */
export function withdrawalReceivedMail(order: OrderMail, withdrawal: DeclaredWithdrawal): Mail {
  return renderMail({
    subject: `Dein Widerruf zur Bestellung ${order.number} ist eingegangen – ${order.shop.restaurantName}`,
    sender: order,
    blocks: [
      { kind: 'paragraph', text: `Dein Widerruf ist am ${withdrawal.declaredAt} bei uns eingegangen.` },
      { kind: 'heading', text: 'Das hast Du erklärt' },
      { kind: 'paragraph', text: declarationText({ number: order.number, ...withdrawal }) },
      {
        kind: 'paragraph',
        text: 'Wir prüfen, für welche Artikel ein Widerrufsrecht besteht, und melden uns bei Dir. Frisch zubereitete Speisen sind davon ausgenommen (§ 312g Abs. 2 BGB).',
      },
      footBlock(order),
    ],
  });
}

/** Tells the restaurant about a withdrawal and what it has to do. */
export function withdrawalDeclaredMail(order: OrderMail, withdrawal: DeclaredWithdrawal): Mail {
  const allowed = order.quote.lines.filter(({ withdrawalAllowed }) => withdrawalAllowed === true);
  const articles = allowed.map(({ amount, name }) => `${amount}× ${name}`).join(', ');
  return renderMail({
    subject: `Widerruf zur Bestellung ${order.number}`,
    sender: order,
    blocks: [
      { kind: 'paragraph', text: `Am ${withdrawal.declaredAt} ist ein Widerruf eingegangen.` },
      { kind: 'paragraph', text: declarationText({ number: order.number, ...withdrawal }) },
      {
        kind: 'paragraph',
        text: articles
          ? `Artikel dieser Bestellung, die der Gast zurückgeben darf: ${articles}. Erstatte sie binnen vierzehn Tagen (§ 357 BGB).`
          : 'Kein Artikel dieser Bestellung ist in der Karte als widerruflich markiert. Bitte prüfe und antworte dem Gast.',
      },
      { kind: 'paragraph', text: 'Der Gast hat eine Eingangsbestätigung bekommen. Antworte einfach auf diese Mail.' },
    ],
  });
}
