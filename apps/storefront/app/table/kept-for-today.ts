import type { TermsVersions } from '@tischlein/domain/shop';
import { todayInShop } from '@tischlein/shop-time';
import { readFields } from '../browser/read-fields.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { readAcceptedTerms } from '../guest/checkout-choices.ts';

const toPlace = (shopId: string, name: string) => ({ area: 'local', shopId, name }) as const;

/** The guest's first name, if they have told it today; never kept longer. */
export function readTableName(shopId: string): string {
  const { value, date } = readFields(readStored(toPlace(shopId, 'table-name')));
  return typeof value === 'string' && date === todayInShop() ? value : '';
}

export const keepTableName = (shopId: string, value: string): void =>
  writeStored(toPlace(shopId, 'table-name'), value === '' ? null : { value, date: todayInShop() });

/** 'Terms are accepted once a day per device and table' (S3 W12); null: not yet. */
export function readTableTerms(shopId: string, table: number): TermsVersions | null {
  const kept = readFields(readStored(toPlace(shopId, 'table-terms')));
  const isForToday = kept['table'] === table && kept['date'] === todayInShop();
  return isForToday ? readAcceptedTerms(kept['value']) : null;
}

export const keepTableTerms = (shopId: string, table: number, value: TermsVersions): void =>
  writeStored(toPlace(shopId, 'table-terms'), { value, table, date: todayInShop() });
