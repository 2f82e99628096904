import type { TipRecipient } from '@tischlein/domain/shop';
import { TABLES } from './tables.ts';

interface Tipped {
  readonly recipient: TipRecipient;
  readonly waiter: string;
}

/** Whose a tip is: 'Mia', 'Team'. */
export const tipRecipient = ({ recipient, waiter }: Tipped): string =>
  recipient === 'owner' ? TABLES.tips.owner : waiter || TABLES.tips.team;
