import type { ShopId } from '@tischlein/domain';
import type { AuditAuthorKind } from '@tischlein/domain/audit';

/** A change that a person, a device, an API key or a command has made. Without secrets and data of guests. */
export interface AuditLogRow {
  /** '' for changes that are about no shop: people of the office, the own account. */
  shop_id: ShopId | '';
  entry_id: string;
  at: string;
  /** Name of the call in the contract, or of the command: 'command:import'. */
  call: string;
  area: string;
  author_kind: AuditAuthorKind;
  /** What others call them: an e-mail address, a device's or a key's name. */
  author: string;
  /** 'Safari auf iPhone' */
  device: string;
  /** What it was about: '4711', 'Kasse'. */
  subject: string;
  /** AuditDetail[] as JSON. */
  details: string;
  /** Failed tries of an hour are one entry. */
  times: number;
}
