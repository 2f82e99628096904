import type { BillId, OrderId, ShopDay, ShopId } from '@tischlein/domain';
import type { ReceiptKind } from '@tischlein/domain/orders';

export interface BookTables {
  figure_days: FigureDayRow;
  figure_cursors: FigureCursorRow;
  order_guests: OrderGuestRow;
  till_parts: TillPartRow;
  daily_overviews: DailyOverviewRow;
  electronic_invoices: ElectronicInvoiceRow;
  electronic_corrections: ElectronicCorrectionRow;
  monthly_mails: MonthlyMailRow;
}

/** The figures of a day that is over, calculated from its orders and documents. Deleted when one of its orders changes. */
interface FigureDayRow {
  shop_id: ShopId;
  day: ShopDay;
  /** How they were calculated; others are calculated again. */
  version: number;
  /** Totals and Lists as JSON. */
  totals: string;
  lists: string;
}

/** Up to which event of its orders the figures of a shop are known. */
interface FigureCursorRow {
  shop_id: ShopId;
  sequence: number;
}

/** Whose order it is, without saying who. Deleted when the guest's data are. */
interface OrderGuestRow {
  shop_id: ShopId;
  order_id: OrderId;
  guest_hash: string;
  at: string;
}

/** A part of a table's bill that was handed over to the till, or paid back there. It never changes. */
export interface TillPartRow {
  shop_id: ShopId;
  bill_id: BillId;
  /** The part; of a refund, the refund and the part. */
  entry: string;
  at: string;
  table_number: number;
  waiter: string;
  /** VatPart[] as JSON; negative where it was paid back. */
  vat: string;
}

/** The frozen overview of a day; numbers of a shop have no gaps. It never changes; a trigger refuses it. */
export interface DailyOverviewRow {
  shop_id: ShopId;
  number: number;
  day: ShopDay;
  made_at: string;
  /** SHA-256 of number, day, document and the hash before. */
  hash: string;
  /** '' for the first. */
  previous_hash: string;
  /** DayOverviewContent as JSON. */
  document: string;
}

/** What was sent to a business guest as XRechnung. It never changes. */
export interface ElectronicInvoiceRow {
  shop_id: ShopId;
  order_id: OrderId;
  issued_at: string;
  /** XML */
  document: string;
}

/** What was sent to a business guest after a refund or a cancellation. It never changes. */
export interface ElectronicCorrectionRow {
  shop_id: ShopId;
  order_id: OrderId;
  /** Its receipt, with that number. */
  kind: ReceiptKind;
  cause: string;
  number: number;
  issued_at: string;
  /** XML */
  document: string;
}

/** A member of staff who wants the figures of each month by mail. */
export interface MonthlyMailRow {
  shop_id: ShopId;
  staff_id: string;
  since: string;
  /** The last month that was sent, 'YYYY-MM'. */
  sent_month: string;
}
