import { hash } from 'node:crypto';
import type { FailedTry } from '@tischlein/domain/audit';
import type { Writer } from './database.ts';
import type { ChangeOrigin } from './open-change.ts';

/** 'YYYY-MM-DDTHH' */
const HOUR_CHARACTERS = 13;

/** Whom a failed try was about. */
export interface TriedAccount extends Omit<ChangeOrigin, 'call' | 'at'> {
  /** Of the member of staff or the device; undefined for the waiters of a shop, who have one password. */
  readonly id?: string;
}

/** Adds a failed try to the audit log. Those of the same account, kind and hour are one entry, so that no attack fills the log. */
export async function writeFailedTry(
  writer: Writer,
  { shopId, area, author }: TriedAccount,
  { kind, at }: { readonly kind: FailedTry; readonly at: string },
): Promise<void> {
  const call = `failed:${kind}`;
  const { kind: author_kind, name, device } = author;
  const about = JSON.stringify([shopId, call, author_kind, name, at.slice(0, HOUR_CHARACTERS)]);
  const entry_id = `failed ${hash('sha256', about, 'base64url')}`;
  await writer
    .insertInto('audit_log')
    .values({
      shop_id: shopId,
      entry_id,
      at,
      call,
      area,
      author_kind,
      author: name,
      device,
      subject: '',
      details: '[]',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'entry_id'])
        .doUpdateSet((row) => ({ times: row('audit_log.times', '+', 1), device })),
    )
    .execute();
}
