import type { Cents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';

/** '1234,50': an amount as a guest types it, which `readEuros` reads again. */
export const writeEuros = (amount: Cents): string => euro(amount).replaceAll(/[^\d,]/g, '');
