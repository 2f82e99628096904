import type { ShopId } from '@tischlein/domain';
import type { PauseScope } from '@tischlein/domain/opening';
import type { Reader, Writer } from '../db/database.ts';

/** A pause of new orders; it ends by itself. */
export interface Pause {
  readonly scope: PauseScope;
  /** UTC. */
  readonly until: string;
}

/** The latest pause, which may be over; null if orders were resumed or never paused. */
export async function readPause(reader: Reader, shopId: ShopId): Promise<Pause | null> {
  const pause = await reader
    .selectFrom('pauses')
    .select(['scope', 'until'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return pause ?? null;
}

export async function writePause(writer: Writer, shopId: ShopId, pause: Pause): Promise<void> {
  await writer
    .insertInto('pauses')
    .values({ shop_id: shopId, ...pause })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(pause))
    .execute();
}

export async function deletePause(writer: Writer, shopId: ShopId): Promise<void> {
  await writer.deleteFrom('pauses').where('shop_id', '=', shopId).execute();
}
