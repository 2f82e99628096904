import type { Cents } from '@tischlein/domain';
import type { DepositKind } from '@tischlein/domain/menu';
import { euro } from './money.ts';

const DEPOSIT_NAMES: Readonly<Record<DepositKind, string>> = { singleUse: 'Einweg', reusable: 'Mehrweg' };

/** 'zzgl. 0,25 € Pfand (Einweg)' (PAngV § 7, § 47 VerpackDG, S3 P10, L4). */
export function depositText(deposit: Cents, kinds: readonly DepositKind[] = []): string {
  const named = kinds.map((kind) => DEPOSIT_NAMES[kind]).join(' und ');
  return `zzgl. ${euro(deposit)} Pfand${named && ` (${named})`}`;
}
