import type { MailServerTest } from '@tischlein/contract/office';
import { findMailFailure, type MailServer } from '@tischlein/domain/installation';
import { installationTestMail } from '@tischlein/documents/mail';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { openSmtp } from '../mail/smtp.ts';
import { toSmtpUrl } from './apply-installation.ts';

const PATIENCE = { answerWithinMs: 8000, sendWithinMs: 20_000 };

/** Sends a mail to the person who asks for it, through this server and no other. Of its answer only the kind and the number come back. */
export async function testMailServer(
  { publicUrl, clock }: Pick<Deps, 'publicUrl' | 'clock'>,
  server: MailServer,
  to: string,
): Promise<MailServerTest> {
  const { sender } = server;
  const mailbox = openSmtp(toSmtpUrl(server), { host: new URL(publicUrl).hostname, sender }, PATIENCE);
  try {
    await mailbox.send({
      ...installationTestMail(),
      id: randomUUID(),
      shopId: '',
      createdAt: clock.now(),
      from: { name: 'Tischlein', replyTo: '' },
      to: { name: '', address: to },
    });
    return { to, failure: null, reply: null };
  } catch (error) {
    const failure = findMailFailure({ code: readText(error, 'code'), command: readText(error, 'command') });
    return { to, failure, reply: readReply(error) };
  } finally {
    mailbox.close();
  }
}

function readText(error: unknown, name: 'code' | 'command'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : '';
}

const readReply = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
