import { countFrom, findOrderEscalation, type OpenTime } from '@tischlein/domain/escalation';
import type { EscalationSettings, ShopConfig } from '@tischlein/domain/shop';
import { toMilliseconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import { listOpenTimes } from '../opening/list-open-times.ts';

type WaitingOrder = Pick<Row<'orders'>, 'serve_at' | 'pays_later'> & { readonly since: string };

/** What happens to an unanswered order. */
export const findOrderSettings = (
  config: ShopConfig,
  { pays_later }: Pick<WaitingOrder, 'pays_later'>,
): EscalationSettings => findOrderEscalation(config, { paysLater: pays_later === 1 });

/** The times that count for an order which the desk has had since then (decision 051). */
export const listCountedTimes = (config: ShopConfig, { serve_at, since }: WaitingOrder): readonly OpenTime[] =>
  serve_at === null ? countFrom(toMilliseconds(since)) : listOpenTimes(config, since);
