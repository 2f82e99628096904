import { SIGN_IN_LINK } from '@tischlein/wording/documents';
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
      { kind: 'paragraph', text: SIGN_IN_LINK.link },
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
  const withOrder = order && SIGN_IN_LINK.order(order.number, order.placedAt);
  if (isNew)
    return {
      ...fixedWords(
        SIGN_IN_LINK.newSubject(restaurant),
        withOrder ? SIGN_IN_LINK.newWithOrder(restaurant, withOrder) : SIGN_IN_LINK.newAlone(restaurant),
      ),
      button: SIGN_IN_LINK.confirm,
      ifNotMine: SIGN_IN_LINK.notMyAccount,
    };
  const words = withOrder
    ? fixedWords(SIGN_IN_LINK.withOrderSubject(restaurant), SIGN_IN_LINK.withOrder(withOrder))
    : mailWords(sender, 'signInLink', { values: {} });
  return {
    ...words,
    button: SIGN_IN_LINK.signIn,
    ifNotMine: SIGN_IN_LINK.notMine,
  };
}

const fixedWords = (subject: string, text: string): MailWords => ({
  subject,
  intro: [{ kind: 'paragraph', text }],
  closing: [],
});
