import { type PaymentMethod, NO_TABLE_SERVICE, type ShopConfig } from '@tischlein/domain/shop';
import type { OrderingAtTable } from '@tischlein/domain/checkout';
import type { ParsedOrderRequest } from '@tischlein/contract/shop';

/** How the guest is known to sit at the table that their order names, or which waiter orders for it (S3 L9). */
export interface TableToOrder extends Pick<OrderingAtTable, 'access'> {
  /** Empty: a guest, or a waiter without a name. */
  readonly waiter: string;
}

/** The conditions of a table order; null: no table order. */
export function toOrderingAtTable(
  { tableService = NO_TABLE_SERVICE }: Pick<ShopConfig, 'tableService'>,
  { payLater }: Pick<ParsedOrderRequest, 'payLater'>,
  table: TableToOrder | null,
): OrderingAtTable | null {
  return table && { access: table.access, payLater, payAtTable: tableService.payAtTable };
}

/** Rounds that are paid later have a preset method (S2 §4 Table and waiter mode). */
export const findPayLaterMethod = ({
  tableService = NO_TABLE_SERVICE,
}: Pick<ShopConfig, 'tableService'>): PaymentMethod => tableService.payLaterMethod;
