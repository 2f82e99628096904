import { minutes } from '@tischlein/domain';
import { randomUUID } from 'node:crypto';
import type { MailKind, MailText } from '@tischlein/domain/shop';
import { type Mail, sampleMail } from '@tischlein/documents/mail';
import { takeShared } from '../db/shared-limits.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { SignedIn } from '../staff/sessions.ts';

const MOST_MAILS = 10;
const WITHIN_SECONDS = minutes(10);

interface TestMail {
  readonly kind: MailKind;
  readonly text: MailText;
}

/** An example of a mail in words that need not be saved. */
export function createSampleMail(publicUrl: string, shop: LoadedShop, { kind, text }: TestMail): Mail {
  const mailTexts = { ...shop.config.mailTexts, [kind]: text };
  const drafted = { ...shop, config: { ...shop.config, mailTexts } };
  return sampleMail(kind, toMailSender(drafted, publicUrl), toShopUrl(publicUrl, shop.config));
}

type Outcome =
  | { readonly code: 'sent' }
  | { readonly code: 'notSent' }
  | { readonly code: 'tooMany'; readonly wait: number };

/** Sends an example to the person who asks for it, ten within ten minutes; they wait for the mail server's answer. */
export async function sendTestMail(
  deps: Deps,
  { shop, staff }: { readonly shop: LoadedShop; readonly staff: SignedIn },
  test: TestMail,
): Promise<Outcome> {
  const { database, clock, mailbox, events } = deps;
  const key = hashSession(`test mail ${staff.id}`);
  const limit = { scope: 'office', key, most: MOST_MAILS, seconds: WITHIN_SECONDS } as const;
  const wait = await database.write((writer) => takeShared(writer, limit, clock.now()));
  if (wait > 0) return { code: 'tooMany', wait };
  const { restaurantName, email: replyTo } = shop.config;
  const mail = createSampleMail(deps.publicUrl, shop, test);
  try {
    const from = { name: restaurantName, replyTo };
    const to = { name: '', address: staff.email };
    await mailbox.send({ ...mail, id: randomUUID(), shopId: shop.id, createdAt: clock.now(), from, to });
  } catch (error) {
    events.mailFailed('testMail', error);
    return { code: 'notSent' };
  }
  return { code: 'sent' };
}
