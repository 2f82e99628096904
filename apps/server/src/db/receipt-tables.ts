import type { OrderId, ShopId } from '@tischlein/domain';
import type { ReceiptKind } from '@tischlein/domain/orders';

export interface ReceiptTables {
  receipts: ReceiptRow;
  receipt_series: ReceiptSeriesRow;
}

/** A document about an order. It never changes; a trigger refuses it (S3 L3). */
export interface ReceiptRow {
  shop_id: ShopId;
  order_id: OrderId;
  kind: ReceiptKind;
  /** Payment or refund; '' for the invoice and its cancellation. */
  cause: string;
  /** Id of the legal entity; 'shop:…' for orders from before the series. */
  series: string;
  number: number;
  issued_at: string;
  /** ReceiptDocument as JSON; '': an order from before, not written yet. */
  document: string;
}

/** The last number of a series. Its row is locked while a number is drawn. */
interface ReceiptSeriesRow {
  series: string;
  last_number: number;
}
