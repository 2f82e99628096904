import type { Writer } from './database.ts';
import { continueChange, type OpenChange } from './open-change.ts';

/** Runs a transaction; if it changes something, its entry in the audit log is part of it. */
export async function writeChange<Result>(
  writer: Writer,
  change: OpenChange | null,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  if (change) change.hasWritten = false;
  const result = await continueChange(change, () => work(writer));
  if (change?.hasWritten) await writeEntry(writer, change);
  return result;
}

/** A call with several transactions has one entry; later ones add to it. */
async function writeEntry(
  writer: Writer,
  { shopId, id, at, call, area, author, subject, details }: OpenChange,
): Promise<void> {
  const columns = { subject, details: JSON.stringify(details) };
  await writer
    .insertInto('audit_log')
    .values({
      shop_id: shopId,
      entry_id: id,
      at,
      call,
      area,
      author_kind: author.kind,
      author: author.name,
      device: author.device,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'entry_id']).doUpdateSet(columns))
    .execute();
}
