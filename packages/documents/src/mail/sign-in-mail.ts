import { type Mail, renderMail } from './mail-content.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { MailSender, OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

interface SignInLink {
  /** Address of the shop, for requesting another link. */
  readonly address: string;
  readonly url: string;
  /** The mailbox has not been confirmed yet. */
  readonly isNew: boolean;
  /** The order the account was created with; null: the link was requested on its own. */
  readonly order: Pick<OrderMail, 'number' | 'placedAt'> | null;
}

/**
 * Welcomes to a new account or signs in to an existing one; the link works once, for ten minutes (S2 §4
 * Login, S3 A3).
 */
export function signInMail(sender: MailSender, link: SignInLink): Mail {
  const { restaurantName: restaurant } = sender.shop;
  const { subject, intro, closing, button, ifNotMine } = chooseWords(sender, link);
  return renderMail({
    subject,
    sender,
    blocks: [
      ...intro,
      { kind: 'button', text: button, url: link.url },
      {
        kind: 'paragraph',
        text: 'Der Link gilt zehn Minuten und nur einmal. Ist er abgelaufen, fordere beim Anmelden einen neuen an:',
      },
      { kind: 'link', text: restaurant, url: link.address },
      { kind: 'paragraph', text: ifNotMine },
      ...closing,
      footBlock(sender),
    ],
  });
}

interface Words extends MailWords {
  readonly button: string;
  readonly ifNotMine: string;
}

// A shop's own words are for signing in; confirming an account keeps ours, because they say what the guest agrees to.
function chooseWords(sender: MailSender, { isNew, order }: SignInLink): Words {
  const { restaurantName: restaurant } = sender.shop;
  const withOrder = order && `der Bestellung ${order.number} vom ${order.placedAt} Uhr`;
  if (isNew)
    return {
      ...fixedWords(
        `Willkommen! Bitte bestätige Dein Konto – ${restaurant}`,
        withOrder
          ? `Willkommen bei ${restaurant}! Mit ${withOrder} wurde für diese E-Mail-Adresse ein Konto angelegt. Bestätige, dass es Deines ist: Dann bist Du angemeldet und Deine Adresse ist beim nächsten Mal schon ausgefüllt.`
          : `Für diese E-Mail-Adresse gibt es bei ${restaurant} ein Konto, das noch bestätigt werden muss. Mit diesem Link bestätigst Du es und meldest Dich an.`,
      ),
      button: 'Konto bestätigen',
      ifNotMine: 'Warst Du das nicht, musst Du nichts tun: Ohne Bestätigung löschen wir das Konto nach 30 Tagen.',
    };
  const words = withOrder
    ? fixedWords(
        `Dein Link zum Anmelden – ${restaurant}`,
        `Bei ${withOrder} wurde ein Konto gewünscht. Für diese E-Mail-Adresse gibt es schon eines; mit diesem Link meldest Du Dich an. An Deinem Konto hat die Bestellung nichts geändert.`,
      )
    : mailWords(sender, 'signInLink', { values: {} });
  return {
    ...words,
    button: 'Anmelden',
    ifNotMine: 'Warst Du das nicht, musst Du nichts tun: Ohne diesen Link kommt niemand in Dein Konto.',
  };
}

const fixedWords = (subject: string, text: string): MailWords => ({
  subject,
  intro: [{ kind: 'paragraph', text }],
  closing: [],
});
